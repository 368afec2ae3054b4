/** The demonstration catalogue, and who may sign in there. */
export { accounts, PASSWORD, SECRET } from '../auth/accounts.ts';
export { isSeedMedia } from './pictures.ts';
export { emptySeed, seedOf } from './seed.ts';
export { withSeedMedia } from './media.ts';
