/** What the header, the lists' tools and the pages' heads say. */
export const navigationText = {
  skip: 'Naar de inhoud',
  brand: 'Staalkaart',
  home: 'Staalkaart, naar het begin',
  mainNavigation: 'Hoofdnavigatie',
  menu: 'Menu',
  mode: 'Modus',
  presentation: 'Presentatie',
  edit: 'Bewerken',
  account: (name: string, initials: string, hasUnreadError: boolean) => `Account van ${name}, ${initials}${hasUnreadError ? ', nieuwe foutmelding' : ''}`,
  profile: 'Mijn profiel',
  find: 'Zoek en ga naar …',
  messages: 'Meldingen',
  signOut: 'Uitloggen',
  moreActions: 'Meer acties',
  view: 'Weergave',
  grid: 'Raster',
  list: 'Lijst',
} as const;

/** What the search box says. */
export const searchText = {
  placeholder: 'Zoek een product',
  clear: 'Zoekterm wissen',
} as const;

/** What the pagination says (specification §9). */
export const paginationText = {
  name: 'Paginering',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
  range: (from: number, to: number, total: number) => `${from}-${to} van ${total}`,
} as const;

/** What the button of the filters says. */
export const filterButton = (count: number): string => (count > 0 ? `Filters · ${count}` : 'Filters');

/** What the sort menu says; the products' options of specification §9. */
export const sortText = {
  button: (label: string) => `Sorteer: ${label}`,
  none: 'standaard',
  erpId: 'code',
  created: 'aanmaakdatum',
  updated: 'laatst gewijzigd',
} as const;
