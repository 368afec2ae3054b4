import type { Profile } from './scene.ts';

/** What a figure should be: below a value in its unit, or below a share of react-admin's. */
type Aim = { [Of in Profile]?: number } & { isShare?: true };

export interface Figure {
  id: string;
  label: string;
  unit: '' | 'kB' | 'MB' | 'ms' | '%';
  aim?: Aim;
  /** Stands in the README too. */
  isTold?: true;
}

const both = (value: number): Aim => ({ none: value, slow: value });
const share = (none: number | undefined, slow = none): Aim => ({ ...(none !== undefined && { none }), ...(slow !== undefined && { slow }), isShare: true });

const ofProducts: Figure[] = [
  { id: 'javascript', label: 'JavaScript to a useful /products, brotli', unit: 'kB', aim: both(140), isTold: true },
  { id: 'files', label: 'in files', unit: '', aim: both(10) },
  { id: 'requests', label: 'Requests until useful', unit: '', aim: both(24), isTold: true },
  { id: 'nodes', label: 'Elements on the first view', unit: '', aim: both(380) },
  { id: 'heap', label: 'Heap on the first view', unit: 'MB', aim: both(5) },
  { id: 'firstPaint', label: 'First paint', unit: 'ms', aim: share(undefined, 0.15), isTold: true },
  { id: 'useful', label: '/products useful', unit: 'ms', aim: share(0.5, 0.55), isTold: true },
  { id: 'blocked', label: 'Main thread blocked until then', unit: 'ms', aim: share(undefined, 0.6) },
  { id: 'repeat', label: '/products useful, second visit', unit: 'ms', aim: share(0.45), isTold: true },
  { id: 'press', label: 'Press on a card to the next frame', unit: 'ms', aim: share(1), isTold: true },
  { id: 'detail', label: 'List to detail, first', unit: 'ms', aim: share(0.3, 0.25), isTold: true },
  { id: 'detailWarm', label: 'List to detail, seen before', unit: 'ms', aim: share(0.3, 0.25) },
  { id: 'back', label: 'Back to the list', unit: 'ms', aim: share(0.45), isTold: true },
];

/** Of the largest, react-admin would draw a hundred thousand cards: it is not asked to. */
export const LARGEST = 100_000;
/** The sizes of the categories. */
export const SIZES = [100, 1000, 10_000, LARGEST] as const;

const HEAP: Record<number, number> = { 10_000: 8, [LARGEST]: 60 };
const LONGEST: Record<number, number> = { 10_000: 100, [LARGEST]: 300 };
const aimOf = (value: number | undefined) => value !== undefined && { aim: both(value) };

const ofCategory = (size: number): Figure[] => {
  const of = `a category of ${size.toLocaleString('en')}`;
  return [
    { id: `useful${size}`, label: `Opening ${of}`, unit: 'ms', ...(size === 10_000 && { isTold: true }) },
    { id: `longest${size}`, label: `Longest task opening ${of}`, unit: 'ms', ...aimOf(LONGEST[size]) },
    { id: `heap${size}`, label: `Heap of ${of}`, unit: 'MB', ...aimOf(HEAP[size]), ...(size === 10_000 && { isTold: true }) },
    { id: `nodes${size}`, label: `Elements of ${of}`, unit: '', aim: both(450) },
    { id: `dropped${size}`, label: `Frames dropped scrolling ${of}`, unit: '%', aim: both(1), ...(size === 10_000 && { isTold: true }) },
  ];
};

/** All that is measured, in the order of the table. */
export const FIGURES: readonly Figure[] = [...ofProducts, ...SIZES.flatMap(ofCategory)];

/** How long a page may take, in ms: one that takes longer counts as this. */
export const PATIENCE = 120_000;

/** The value in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};

/** A page that is measured; `earlier` is the application of another commit. */
export type PageName = 'here' | 'earlier' | 'static' | 'reactAdmin';
/** Every value of every figure: by profile, page and figure, one for each run. */
export type Values = { [P in Profile]?: { [N in PageName]?: Record<string, number[]> } };

/** What a run found, as it is kept. */
export interface Results {
  commit: string;
  date: string;
  machine: string;
  runs: number;
  values: Values;
}

/** The median of a figure on a page, if it was measured. */
export const medianOf = ({ values }: Results, profile: Profile, page: PageName, { id }: Figure): number | undefined => {
  const measured = values[profile]?.[page]?.[id];
  return measured && median(measured);
};

/** How `page` stands to react-admin: 0.5 is half of it. Undefined where one of them is missing, or nothing. */
export const shareOf = (results: Results, profile: Profile, page: PageName, figure: Figure): number | undefined => {
  const [mine, theirs] = [medianOf(results, profile, page, figure), medianOf(results, profile, 'reactAdmin', figure)];
  return mine === undefined || !theirs ? undefined : mine / theirs;
};

/** Whether a figure is what it should be; undefined where nothing is asked or measured. */
export const isMet = (results: Results, profile: Profile, figure: Figure): boolean | undefined => {
  const [aim, found] = [figure.aim?.[profile], figure.aim?.isShare ? shareOf(results, profile, 'here', figure) : medianOf(results, profile, 'here', figure)];
  return aim === undefined || found === undefined ? undefined : found <= aim;
};

/** A number as a reader wants it: whole, or with one decimal where it is small or in MB or %. */
export const digits = (value: number, { unit }: Figure): string =>
  value.toLocaleString('en', { maximumFractionDigits: unit === 'MB' || unit === '%' || (unit === 'ms' && value < 10) ? 1 : 0 });

/** A value with its unit; a dash where there is none. */
export const format = (value: number | undefined, figure: Figure): string => {
  if (value === undefined) return '–';
  return `${figure.unit === 'ms' && value >= PATIENCE ? '> ' : ''}${digits(value, figure)} ${figure.unit}`.trim();
};
