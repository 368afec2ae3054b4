import type { ResourceName } from '@staalkaart/api-client/wire';
import type { CategoryFact, Facts, NamedFact } from '../facts.ts';
import { refusal } from '../http/refusal.ts';
import { canSee, EDITORS, seenBy } from '../rules/access.ts';
import { idsIn, LAST_ORDER, optionalTextIn, orderIn, textIn } from '../rules/body.ts';
import { nameProblems, refuseTaken, tooLong, unknownIds } from '../rules/checks.ts';
import { IMAGE } from '../rules/files.ts';
import { folded, wordsOf } from '../rules/text.ts';
import type { Question } from '../store.ts';
import { categoryView, customerView, segmentView } from '../views/catalogue.ts';
import { idsOf } from '../views/view.ts';
import { type Asked, counted, type Noun, ownNameIn, type Resource } from './resource.ts';
import { prepareTile, tileIn } from './tile.ts';

const byName = ({ query }: Asked): Question<NamedFact> => ({ words: wordsOf(query.get('searchTerm')), order: 'name' });

/** The resources whose records are a name and nothing more. */
type NameAlone = { [N in ResourceName]: NamedFact extends Facts[Lowercase<N>] ? N : never }[ResourceName];

/** A resource of names; `field` is where products list them, if they do. */
const namesAlone = (name: NameAlone, noun: Noun, field?: string): Resource<Lowercase<NameAlone>> => ({
  name,
  table: name.toLowerCase() as Lowercase<NameAlone>,
  noun,
  readers: EDITORS,
  ask: byName,
  unique: ['name'],
  parse: saving => ({ name: ownNameIn({ noun }, saving) }),
  listedIn: field ? [{ table: 'products', field }] : [],
});

export const names = [namesAlone('Tags', 'de tag', 'tagIds'), namesAlone('Materials', 'het materiaal', 'materialIds')];

/** Whom products are printed for. */
export const customers: Resource<'customers'> = {
  name: 'Customers',
  table: 'customers',
  noun: 'de klant',
  readers: EDITORS,
  ask: byName,
  item: customerView,
  unique: ['name', 'erpId'],
  parse(saving) {
    const { body, before, isTaken } = saving;
    const erpId = textIn(body, 'erpId', before?.erpId);
    const contact = optionalTextIn(body, 'contact', before?.contact);
    const name = ownNameIn(customers, saving, {
      ErpId: nameProblems(erpId, 'Het is verplicht een multipress klant code in te vullen'),
      Contact: [tooLong(contact)],
    });
    refuseTaken(isTaken('erpId'), 'ErpId', `De multipress klant code ${erpId} is al in gebruik.`);
    return { name, erpId, contact };
  },
  usedBy: {
    table: 'products',
    field: 'customerId',
    refuse: ({ name }, count) => refusal(409, `${name} heeft nog ${counted(count, ['product', 'producten'])} en kan niet verwijderd worden.`),
  },
};

/** Markets. */
export const segments: Resource<'segments'> = {
  name: 'Segments',
  table: 'segments',
  noun: 'het segment',
  ask: ({ me, query }) => ({ where: seenBy(me), words: wordsOf(query.get('searchTerm')), order: 'order' }),
  item: segmentView,
  sees: (me, segment) => canSee(me)(segment),
  prepare: prepareTile,
  unique: ['name'],
  bodyNeeds: () => ({ segments: true }),
  parse(saving) {
    const { body, before, related } = saving;
    const last = Math.max(0, ...related.segments().map(({ order }) => order));
    return { name: ownNameIn(segments, saving), order: orderIn(body, before?.order ?? Math.min(last + 1, LAST_ORDER)), ...tileIn(saving) };
  },
  usedBy: {
    table: 'categories',
    field: 'segmentIds',
    refuse: ({ name }, count) => refusal(409, `Het segment ${name} bevat nog ${counted(count, ['categorie', 'categorieën'])} en kan niet verwijderd worden.`),
  },
  files: [IMAGE],
};

/** Shelves of products. */
export const categories: Resource<'categories'> = {
  name: 'Categories',
  table: 'categories',
  noun: 'de categorie',
  listNeeds: query => ({ segments: query.has('segmentName') }),
  ask({ me, query, related }): Question<CategoryFact> {
    const wanted = query.get('segmentName');
    const inSegment = (segment: string) => idsOf(related.segments().filter(({ name }) => folded(name) === folded(segment)).filter(canSee(me)));
    return { where: { ...seenBy(me), ...(wanted && { segmentIds: inSegment(wanted) }) }, words: wordsOf(query.get('searchTerm')), order: 'order' };
  },
  item: categoryView,
  sees: (me, category) => canSee(me)(category),
  prepare: prepareTile,
  unique: ['name'],
  bodyNeeds: (body, before) => ({ ids: { segments: idsIn(body, 'segmentIds', before?.segmentIds) } }),
  parse(saving) {
    const { body, before, related } = saving;
    const segmentIds = idsIn(body, 'segmentIds', before?.segmentIds);
    const name = ownNameIn(categories, saving, {
      SegmentIds: [
        segmentIds.length === 0 && 'Het is verplicht om minimum één segment te kiezen voor een category',
        unknownIds(related, 'segments', segmentIds, 'Eén van de segmenten bestaat niet (meer).'),
      ],
    });
    return { name, segmentIds, order: orderIn(body, before?.order ?? 0), ...tileIn(saving) };
  },
  usedBy: {
    table: 'products',
    field: 'categoryIds',
    refuse: ({ name }, count) => refusal(409, `De categorie ${name} bevat nog ${counted(count, ['product', 'producten'])} en kan niet verwijderd worden.`),
  },
  files: [IMAGE],
};
