/** What the panel of the filters says. */
export const filterText = {
  title: 'Filters',
  clear: 'Wis filters',
  done: 'Toon resultaten',
  failed: 'Filters konden niet geladen worden.',
  retry: 'opnieuw proberen',
  loading: 'Filters worden geladen',
  none: 'Er zijn nog geen filters.',
  search: (group: string) => `Zoek in ${group.toLowerCase()}`,
  noMatch: 'Niets gevonden',
  more: (count: number) => `Nog ${count} andere: zoek op naam.`,
} as const;
