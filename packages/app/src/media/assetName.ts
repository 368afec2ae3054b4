const SUFFIX_LENGTH = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new asset: the product's, an underscore, and eight random characters. */
export const newAssetName = (productName: string, random: (values: Uint8Array) => Uint8Array = values => crypto.getRandomValues(values as Uint8Array<ArrayBuffer>)): string =>
  `${productName}_${Array.from(random(new Uint8Array(SUFFIX_LENGTH)), value => LETTERS[value % LETTERS.length]).join('')}`;
