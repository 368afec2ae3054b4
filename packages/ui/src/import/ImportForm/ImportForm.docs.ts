import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form of an import. */
export const docs: WidgetDocs = {
  name: 'importformulier',
  purpose: 'Voegt veel producten tegelijk toe uit een csv-bestand, in een venster. Toont vooraf hoeveel rijen het bestand heeft, en de eerste vijf. Wat geen csv is, te groot is of geen producten bevat, kan niet verstuurd worden; een ouder bestand wordt als UTF-8 verstuurd, zoals het voorbeeld het toont.',
  notFor: [
    'Voor één product: neem forms/ProductForm.',
    'Voor foto’s en video’s: neem media/MediaCreateForm.',
    'Om te tonen wat de import opleverde: neem import/ImportResultDialog.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Gaan van knop naar knop en naar de tabel met het voorbeeld; de focus blijft in het venster.'],
    ['Enter of Spatie', 'Op ‘Kies een bestand’: opent het bestandsvenster van het toestel. Op ‘Template downloaden’: haalt de template op.'],
    ['Ctrl + V', 'In het bestandsveld: plakt een gekopieerd bestand.'],
    ['←, →', 'In het voorbeeld: schuiven een brede tabel opzij.'],
    ['Esc', 'Sluit het venster, of vraagt eerst of het gekozen bestand weg mag; niet terwijl er opgeladen wordt.'],
  ],
  accessibility: [
    'Het venster is een dialoog ‘Producten importeren’. De focus begint op ‘Kies een bestand’ en gaat naar dezelfde knop terug als het opladen gestopt wordt.',
    'De naam van het gekozen bestand en het aantal rijen worden voorgelezen. Een melding hoort bij de knop en wordt voorgelezen als ze verandert.',
    'Is alles verstuurd, dan zegt de balk ‘… wordt verwerkt’, zonder percentage.',
    'Kijk na: een brede tabel schuift binnen haar vak en niet de hele pagina.',
  ],
  specification: [
    { section: '§5 · CSV import', sentence: 'Een bestand is verplicht. De hulptekst zegt ‘csv tot 5MB’.' },
    { section: '§5 · Grootte', sentence: 'Te groot: ‘File is groter dan 5 MB. Kleinere files opladen aub.’' },
    { section: '§7 · Template', sentence: 'De template met de hoofding is op te halen.' },
    { section: '§4 · Import', sentence: 'Na het opladen komt een venster met wat gelukt is en wat niet.' },
  ],
  seeAlso: ['import/ImportResultDialog', 'import/ImportFailedDialog', 'feedback/UploadProgress', 'overlays/FormDialog'],
};
