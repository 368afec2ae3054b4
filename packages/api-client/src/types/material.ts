import type { Id, Named, PageParams } from './common.ts';

/** What a product is printed on (specification §3). */
export interface Material extends Named {}

export interface MaterialListParams extends PageParams {
  searchTerm?: string;
}

export interface MaterialCreate {
  name: string;
}
export interface MaterialUpdate extends MaterialCreate {
  id: Id;
}
