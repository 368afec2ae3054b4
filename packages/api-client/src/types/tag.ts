import type { Id, Named, PageParams } from './common.ts';

/** A free label on products (specification §3). */
export interface Tag extends Named {}

export interface TagListParams extends PageParams {
  searchTerm?: string;
}

export interface TagCreate {
  name: string;
}
export interface TagUpdate extends TagCreate {
  id: Id;
}
