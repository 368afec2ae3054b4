import type { CustomerFact, ProductFact } from '@staalkaart/api';
import { EVERYTHING, PRINT } from './categories.ts';
import { KINDS, type Kind } from './kinds.ts';
import { CUSTOMERS } from './names.ts';
import { at, createRandom, dateAfter, firstDate, pick, sample } from './random.ts';
import { categories, customers, FIRST_CUSTOMER, materials, shortNames, tags } from './shelves.ts';

/** The id of the first product. */
export const FIRST_PRODUCT = 1001;
const HIDDEN_EVERY = 60;

/** What a kind looks up once, instead of for each of its products. */
interface Prepared extends Kind {
  customerList: readonly CustomerFact[];
  materialIds: readonly number[];
  categoryIds: readonly number[];
}

const categoryId = (name: string): number => categories.find(category => category.name === name)?.id ?? 0;
const materialId = (name: string): number => materials.find(material => material.name === name)?.id ?? 0;

const prepared: readonly Prepared[] = KINDS.map(kind => ({
  ...kind,
  customerList: customers.filter((_, index) => kind.customers.includes(CUSTOMERS[index]?.segment ?? 'Industrie')),
  materialIds: kind.materials.map(materialId),
  categoryIds: [categoryId(kind.category), categoryId(EVERYTHING)],
}));
const printId = categoryId(PRINT);
const tagIds = tags.map(({ id }) => id);

/** The kind of the product at a place in the catalogue. */
export const kindAt = (index: number): Kind => at(KINDS, index);

const DETAILS = [
  '<ul><li>Drukproef binnen twee werkdagen</li><li>Geleverd in heel Vlaanderen</li></ul>',
  '<ul><li>Vier kleuren, recto verso</li><li>Afgewerkt met <strong>matlaminaat</strong></li><li>Verpakt per honderd</li></ul>',
  '<ul><li>Gedrukt op FSC-gecertificeerd materiaal</li><li>Inkt op plantaardige basis</li></ul>',
  '<p>Vraag gerust een <strong>staal</strong> aan de toonbank.</p>',
  '<p>Nabestellen kan met hetzelfde nummer: de drukplaten blijven <strong>twee jaar</strong> bewaard.</p>',
];

/** The text of a product's page, as HTML. */
const describe = ({ noun, pitch }: Kind, customer: string, share: number): string =>
  `<p><strong>${noun}</strong> voor ${customer.replace('&', '&amp;')}. ${pitch}</p>${pick(DETAILS, share)}`;

const EDITIONS = ['Deluxe', 'Duurzaam', 'Compact', 'Zomer', 'Kerst', 'Jubileum'];
const editionName = (edition: number): string => (edition === 0 ? '' : ` ${EDITIONS[edition - 1] ?? `Reeks ${edition}`}`);

/** A prime above the number of products: multiples of any step meet every remainder once. */
const erpIdAt = (index: number, count: number): string => {
  const [prime, first] = count < 9973 ? [9973, 20000] : [100003, 200000];
  return `MP-${first + ((index * 3181 + 418) % prime)}`;
};

const productAt = (index: number, count: number, random: () => number): ProductFact => {
  const kindIndex = index % prepared.length;
  const kind = prepared[kindIndex] as Prepared;
  const round = Math.floor(index / prepared.length);
  const customer = at(kind.customerList, round + Math.floor(kindIndex / 2) * 3);
  const edition = editionName(Math.floor(round / kind.customerList.length));
  const short = shortNames[customer.id - FIRST_CUSTOMER] ?? customer.name;
  const created = firstDate(random());
  return {
    id: FIRST_PRODUCT + index,
    name: `${kind.noun} ${short}${kind.suffix ? ` ${kind.suffix}` : ''}${edition}`,
    description: index % 23 === 22 ? null : describe(kind, short, random()),
    erpId: index % 37 === 30 ? null : erpIdAt(index, count),
    ammount: index % 19 === 18 ? null : pick(kind.ammounts, random()),
    formatOpen: kind.open,
    formatClosed: kind.closed ?? null,
    customerId: customer.id,
    categoryIds: kind.onPaper && round === 0 ? [...kind.categoryIds, printId] : kind.categoryIds,
    tagIds: sample(tagIds, 1 + Math.floor(random() * 4), random),
    materialIds: kind.materialIds.length > 1 && random() < 0.5 ? kind.materialIds.slice(0, 1) : kind.materialIds,
    isVisible: index % HIDDEN_EVERY !== 47,
    createdById: 1 + (index % 3),
    created: new Date(created).toISOString(),
    updated: new Date(dateAfter(created, random())).toISOString(),
  };
};

/** The first `count` products of a catalogue without end. */
export const createProducts = (count: number): ProductFact[] => {
  const random = createRandom(20418);
  return Array.from({ length: count }, (_, index) => productAt(index, count, random));
};
