/** The Dutch texts of the product as they are written, by path: what the sheet of language is read from. */
export const textSources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/{ui,app}/src/nl/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
