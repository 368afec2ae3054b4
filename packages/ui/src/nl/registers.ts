/** What the actions under tiles say (specification §4: edit, delete, hide/show, photo, copy and export). */
export const actionText = {
  edit: 'Bewerken',
  remove: 'Verwijderen',
  hide: 'Verbergen',
  show: 'Tonen',
  photo: 'Foto toevoegen',
  copy: 'Kopiëren',
  export: 'Exporteren',
  more: 'Meer acties',
  withReason: (label: string, reason: string) => `${label}: ${reason}`,
} as const;

/** What the registers (customers, materials, tags …) say. */
export const registerText = {
  actions: 'Acties',
  actionsFor: 'Acties voor',
  choose: 'Kiezen',
  nothing: '–',
  add: 'toevoegen',
  search: 'Zoeken',
} as const;
