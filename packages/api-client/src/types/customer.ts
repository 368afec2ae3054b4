import type { Id, Named, PageParams } from './common.ts';
import { optionalText, type Parser, text } from './read.ts';

/** Whom products are printed for (specification §3). */
export interface Customer extends Named {
  /** The customer's reference in the print system. */
  erpId: string;
  contact?: string | null;
}

export const parseCustomer: Parser<Customer> = (fields, id) => ({
  id, name: text(fields.name), erpId: text(fields.erpId), contact: optionalText(fields.contact),
});

export interface CustomerListParams extends PageParams {
  searchTerm?: string;
}

export type CustomerCreate = Omit<Customer, 'id'>;
export interface CustomerUpdate extends CustomerCreate {
  id: Id;
}
