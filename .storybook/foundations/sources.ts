/** Sources of the product as text, by path: what the sheets of icons and of language are read from. */
export const widgetSources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/ui/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.ts', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

export const textSources: Readonly<Record<string, string>> = import.meta.glob(
  ['../../packages/{ui,app}/src/nl/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
