/** What the sheet of QR codes says. */
export const qrText = {
  title: 'QR-blad',
  help: 'Druk het blad af en kleef de codes op de stalen: wie er een scant, opent het product.',
  leftOut: (count: number) => (count === 1 ? 'Eén product staat er niet bij: het is verborgen of heeft geen beeld.' : `${count} producten staan er niet bij: ze zijn verborgen of hebben geen beeld.`),
  loading: 'De producten worden geladen …',
  nothing: 'Er zijn geen producten om af te drukken.',
  tooMany: (shown: number, count: number) => `De eerste ${shown} van ${count} producten. Verfijn de lijst voor de andere.`,
  codeOf: (name: string) => `QR-code van ${name}`,
  print: 'Afdrukken',
  retry: 'Opnieuw proberen',
} as const;
