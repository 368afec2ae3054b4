/** What became of a list that was saved as a file. */
export const exportTexts = {
  exported: (count: number, file: string) => (count === 1 ? `1 product staat in ${file}` : `${count} producten staan in ${file}`),
  listed: (count: number, file: string) => (count === 1 ? `1 medium staat in ${file}` : `${count} media staan in ${file}`),
  collection: (name: string, file: string) => `Collectie ${name} staat in ${file}`,
  gone: (count: number) => (count === 1 ? '1 product was intussen verwijderd' : `${count} producten waren intussen verwijderd`),
  broken: 'Exporteren werd afgebroken: er werd niets bewaard.',
} as const;
