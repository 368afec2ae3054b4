/** What is said of many at once: choosing, doing and what could not be done. */
export const manyText = {
  bar: 'Selectie',
  done: 'Klaar',
  more: 'Meer met de selectie',
  backToBar: 'Escape brengt je van de lijst naar deze balk.',

  tray: 'Bezig met veel tegelijk',
  waiting: 'Wacht',
  stopping: 'Stopt zodra klaar is wat nog bezig is',
  progress: (label: string, done: number, total: number) => `${label}: ${done} van ${total}`,
  ended: (label: string, done: number, total: number) => `${label}: ${done} van ${total} gedaan`,
  failed: (count: number) => `${count} niet gelukt`,
  left: (count: number) => `${count} nog niet gedaan`,
  cancel: 'Annuleer',
  close: 'Sluiten',

  search: 'Zoek in de lijst',
} as const;
