import type { CustomerFact, Facts, ProductFact, TableName } from '../facts.ts';
import { folded } from './text.ts';

const LINE = '\n';

/** The text that a product is searched by: its name, its number and its customer's name. No word holds a line end. */
export const productSearchText = ({ name, erpId }: ProductFact, customer: CustomerFact | undefined): string =>
  folded([name, erpId ?? '', customer?.name ?? ''].join(LINE));

/** The text that any other record is searched by: its name, or who somebody is. */
export const searchText = (record: Facts[TableName]): string =>
  folded('name' in record ? record.name : 'username' in record ? record.username + LINE + record.email : '');
