import { PASSWORD, seedOf } from '@staalkaart/mocks/seed';
import { createPasswords } from '../../packages/server/src/auth/passwords.ts';
import { openDatabase } from '../../packages/server/src/sql/database.ts';

/** The id of the catalogue's first product. */
export const FIRST_PRODUCT = 1001;
/** The category that holds ten thousand. */
export const CATEGORY = 101;
const HELD = 10_000;

/** Fills a data folder with the demonstration catalogue at a size; its first category holds the first ten thousand products, and no other. */
export const fillFolder = async (folder: string, products: number): Promise<void> => {
  const seed = seedOf(products);
  const placed = seed.products.map((product, place) => {
    const others = product.categoryIds.filter(id => id !== CATEGORY);
    return { ...product, categoryIds: place < HELD ? [CATEGORY, ...others] : others };
  });
  const password = await createPasswords().hash(PASSWORD);
  const database = openDatabase(folder);
  database.load({ ...seed, products: placed, users: seed.users.map(user => ({ ...user, password, secret: null })) });
  database.close();
};
