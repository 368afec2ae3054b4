import type { CustomerFact } from '../db/facts.ts';
import { optionalText, text } from './body.ts';
import { counted, refuseTaken } from './checks.ts';
import { nameProblems, tooLong } from './lengths.ts';
import { refusal, refuseInvalid } from './refusal.ts';
import type { Resource } from './resource.ts';
import { byName, searchByName } from './search.ts';

/** Whom products are printed for. */
export const customers: Resource<CustomerFact> = {
  name: 'Customers',
  noun: 'Deze klant',
  pageSize: 10,
  table: db => db.customers,
  list: ({ db, query }) => byName(searchByName(db.customers.all(), query)),
  item: (_call, customer) => customer,
  parse({ db }, body, before) {
    const name = text(body.name);
    const erpId = text(body.erpId);
    const contact = optionalText(body.contact);
    refuseInvalid({
      Name: nameProblems(name, 'Het is verplicht de klant een naam te geven'),
      ErpId: nameProblems(erpId, 'Het is verplicht een multipress klant code in te vullen'),
      Contact: [tooLong(contact)],
    });
    refuseTaken(db.customers, 'name', name, before, `Er is al een klant met de naam ${name}.`);
    refuseTaken(db.customers, 'erpId', erpId, before, `De multipress klant code ${erpId} is al in gebruik.`);
    return { name, erpId, contact };
  },
  guardDelete({ db }, { id, name }) {
    const count = db.products.all().filter(({ customerId }) => customerId === id).length;
    if (count === 0) return;
    throw refusal(409, `${name} heeft nog ${counted(count, 'product', 'producten')} en kan niet verwijderd worden.`);
  },
};
