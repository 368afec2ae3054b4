import type { AssetFact, CollectionFact, ProductFact } from '@staalkaart/api';
import { kindAt, FIRST_PRODUCT } from './products.ts';
import { CUSTOMERS, type SegmentName } from './names.ts';
import { createRandom, dateAfter, firstDate } from './random.ts';
import { FIRST_CUSTOMER } from './shelves.ts';

interface Plan {
  name: string;
  by: number;
  size: number;
  /** Only products for customers of this market. */
  market?: SegmentName;
  /** Only products of these kinds of picture. */
  media?: readonly string[];
  description?: string;
  isPrivate?: boolean;
  isVisible?: boolean;
  /** Waits for a photo. */
  bare?: true;
}

/** By user: the accounts are 1 to 4, and 5 only looks. */
const PLANS: readonly Plan[] = [
  { name: 'Beurs Horeca Expo', by: 1, size: 9, market: 'Horeca', description: 'Wat we op de stand laten zien.' },
  { name: 'Stalen voor de etalage', by: 1, size: 6, market: 'Retail' },
  { name: 'Duurzaam drukwerk', by: 1, size: 7, media: ['brochure', 'book', 'stationery'], description: 'Alles op gerecycleerd papier.' },
  { name: 'Directie', by: 1, size: 4 },
  { name: 'Nieuwe klanten', by: 2, size: 8, isPrivate: false, description: 'Eerste kennismaking.' },
  { name: 'Kerst 2026', by: 2, size: 6, isPrivate: false },
  { name: 'Gevel en werf', by: 2, size: 5, media: ['banner', 'flag'] },
  { name: 'Oude stalen', by: 2, size: 3, isVisible: false },
  { name: 'Fotoshoot november', by: 3, size: 5, isPrivate: false },
  { name: 'Verpakking op maat', by: 3, size: 7, media: ['box', 'bag', 'bottle'], isPrivate: false, description: 'Dozen, tassen en etiketten.' },
  { name: 'Nog na te kijken', by: 3, size: 4, bare: true },
  { name: 'Voorstel Atelier Noord', by: 4, size: 6, market: 'Retail', description: 'Voor het gesprek van donderdag.' },
  { name: 'Restaurants aan zee', by: 4, size: 8, market: 'Horeca', isPrivate: false },
  { name: 'Zomerfestivals', by: 4, size: 5, market: 'Evenementen', bare: true },
  { name: 'Ideeën', by: 4, size: 0, description: 'Nog leeg.' },
  { name: 'Vorig seizoen', by: 4, size: 4, isVisible: false },
  { name: 'Scholen en academies', by: 6, size: 7, market: 'Onderwijs', isPrivate: false },
  { name: 'Huwelijk en feest', by: 7, size: 6, market: 'Evenementen', isPrivate: false },
  { name: 'Bezoek Zonderbeke', by: 7, size: 5, market: 'Overheid' },
  { name: 'Culturele sector', by: 10, size: 9, market: 'Cultuur', isPrivate: false, bare: true },
];

/** Only the first products are collected, so that a larger catalogue has the same collections. */
const REACH = 240;

const fits = ({ market, media }: Plan) => ({ id, customerId }: ProductFact): boolean =>
  (!market || CUSTOMERS[customerId - FIRST_CUSTOMER]?.segment === market) && (!media || media.includes(kindAt(id - FIRST_PRODUCT).media));

/** Spreads a few over many. */
const spread = (ids: readonly number[], size: number, from: number): number[] => {
  const step = Math.max(1, Math.floor(ids.length / Math.max(1, size)));
  const chosen = Array.from({ length: Math.min(size, ids.length) }, (_, index) => ids[(from + index * step) % ids.length]);
  return [...new Set(chosen.filter(id => id !== undefined))];
};

/** The first picture of each product that can be collected. */
const coversOf = (assets: readonly AssetFact[]): Map<number, string> => {
  const covers = new Map<number, string>();
  for (const { productId, path } of assets) {
    if (productId >= FIRST_PRODUCT + REACH) break;
    if (path && !covers.has(productId)) covers.set(productId, path);
  }
  return covers;
};

/** The collections: some private, some hidden, some without a photo, one empty. */
export const createCollections = (products: readonly ProductFact[], assets: readonly AssetFact[]): CollectionFact[] => {
  const random = createRandom(1042);
  const covers = coversOf(assets);
  const shown = products.slice(0, REACH).filter(({ id, isVisible }) => isVisible && covers.has(id));
  return PLANS.map((plan, index) => {
    const productIds = spread(shown.filter(fits(plan)).map(({ id }) => id), plan.size, index);
    const cover = covers.get(productIds[0] ?? shown[index]?.id ?? 0) ?? null;
    return {
      id: 501 + index,
      name: plan.name,
      description: plan.description ?? null,
      productIds,
      path: plan.bare ? null : cover,
      imageRequired: true,
      isPrivate: plan.isPrivate ?? true,
      isVisible: plan.isVisible ?? true,
      createdById: plan.by,
      updated: new Date(dateAfter(firstDate(random()), random())).toISOString(),
    };
  });
};
