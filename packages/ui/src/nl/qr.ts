/** What the sheet of QR codes says. */
export const qrText = {
  title: 'QR-blad',
  help: 'Druk het blad af en kleef de codes op de stalen: wie er een scant, opent het product.',
  loading: 'De producten worden geladen …',
  nothing: 'Er zijn geen producten om af te drukken.',
  tooMany: (shown: number, count: number) => `De eerste ${shown} van ${count} producten. Verfijn de lijst voor de andere.`,
  codeOf: (name: string) => `QR-code van ${name}`,
  print: 'Afdrukken',
  retry: 'Opnieuw proberen',
} as const;
