import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the table of media. */
export const docs: WidgetDocs = {
  name: 'mediatabel',
  purpose: 'De foto’s en video’s van een product als rijen die op volgorde gezet worden: door te slepen, met de knoppen ‘Omhoog’ en ‘Omlaag’ of met het toetsenbord. Elke rij kan gewijzigd en verwijderd worden.',
  notFor: [
    'Voor alle media van de catalogus: neem media/AssetLibrary, die geen volgorde kent.',
    'Om media aan een klant te tonen: neem catalogue/ProductGallery.',
    'Bij een product dat nog niet bewaard is: neem media/MediaInvitation.',
  ],
  keyboard: [
    ['Tab', 'Gaat naar ‘Media toevoegen’ en dan per rij naar het handvat, ‘Omhoog’, ‘Omlaag’, ‘Media wijzigen’ en ‘Media verwijderen’.'],
    ['Spatie of Enter', 'Op het handvat: neemt de rij op.'],
    ['↑, ↓', 'Met een opgenomen rij: verplaatsen ze één plaats.'],
    ['Spatie, Enter of Tab', 'Met een opgenomen rij: zetten ze neer; de focus blijft op haar handvat.'],
    ['Esc', 'Met een opgenomen rij: annuleert. De rij staat terug waar ze stond.'],
    ['Enter of Spatie', 'Op ‘Omhoog’ of ‘Omlaag’: verplaatst de rij één plaats, zonder slepen; de focus gaat mee.'],
    ['Ctrl + V', 'In de tabel: voegt gekopieerde bestanden toe.'],
  ],
  accessibility: [
    'De tabel heet ‘Media’; de namen van de kolommen zijn te horen en niet te zien. Elk handvat heet ‘… verplaatsen’ en legt uit welke toetsen werken.',
    'Opnemen, verplaatsen, neerzetten en annuleren worden voorgelezen, met de plaats en het aantal: ‘… neergezet op plaats 2 van 5.’',
    'Enkel het handvat sleept: naast het handvat schuift een vinger de pagina. ‘Omhoog’ en ‘Omlaag’ zijn het alternatief voor slepen.',
    'Dat een video niet eerst mag, staat onder de rijen, wordt meteen voorgelezen en verdwijnt bij de volgende handeling. ‘Omhoog’ en ‘Omlaag’ die enkel daartoe zouden leiden, zijn uitgeschakeld en zeggen waarom. Mislukt het bewaren, dan staat alles terug en wordt ook dat voorgelezen.',
    'Kijk na: knoppen en handvat zijn met een vinger 44 px; in een smalle tabel gaan de knoppen onder de naam staan en valt er niets buiten beeld.',
  ],
  specification: [
    { section: '§2 · Productpagina in bewerking', sentence: 'Media staan in een tabel met sleepbare rijen, een knop om toe te voegen, en per rij pictogrammen met ‘Media wijzigen’ en ‘Media verwijderen’.' },
    { section: '§4 · Media van een product', sentence: 'De nieuwe volgorde is de plaats in de lijst plus 1 en wordt meteen verstuurd. Een video komt nooit eerst: ze gaat naar de tweede plaats; zijn er enkel video’s, dan beginnen ze bij 2.' },
    { section: '§5 · Plaats van een video', sentence: 'De melding is ‘Video\'s kunnen niet op de eerste plaats komen.’' },
    { section: '§4 · Media van een product', sentence: 'Een product zonder media kan niet getoond worden en niet in een collectie; een waarschuwing zegt dat.' },
    { section: '§8 · Volgorde bewaren', sentence: 'Mislukt het bewaren, dan toont de pagina de tekst van de server als foutmelding; de tabel zet de rijen terug.' },
  ],
  seeAlso: ['forms/MediaCreateForm', 'forms/MediaEditForm', 'media/MediaInvitation', 'media/AssetLibrary', 'forms/ProductForm'],
};
