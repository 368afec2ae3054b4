/** The named views of a query. */
export const viewsText = {
  title: 'Weergaven',
  manage: 'Weergave bewaren of wissen …',
  name: 'Naam',
  hint: 'De filters, de zoekterm en de volgorde van nu, onder een naam. Enkel voor jou, op dit toestel.',
  save: 'Bewaren',
  kept: 'Bewaarde weergaven',
  none: 'Je hebt nog geen weergaven bewaard.',
  remove: (name: string) => `${name} wissen`,
  full: (most: number) => `Je hebt al ${most} weergaven. Wis er een om deze te bewaren.`,
  replaces: (name: string) => `Vervangt de weergave ${name}.`,
} as const;
