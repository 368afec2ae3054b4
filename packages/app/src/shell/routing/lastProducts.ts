import { tab } from '../storage.ts';
import { paths } from './paths.ts';

const KEY = 'staalkaart.products';

/** Keeps for this tab what /products shows, as its address has it; null forgets it. */
export const keepProducts = (search: string | null): void => tab.write(KEY, search || null);

/** The way to /products as it was left: with its filters, its search, its order and its page. */
export const lastProducts = (): string => paths.products + (tab.read(KEY) ?? '');
