import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the form dialog. */
export const docs: WidgetDocs = {
  name: 'formuliervenster',
  purpose: 'Het venster waarin elk formulier staat dat iets maakt of aanpast. Titel en knoppen blijven staan, de velden ertussen scrollen. Wat getypt is, gaat nooit ongevraagd verloren.',
  notFor: [
    'Een vraag met ja of nee: neem feedback/ConfirmDialog.',
    'Een bericht na een handeling: neem feedback/Toasts.',
    'Het grote productformulier met zijn media: dat is een eigen pagina, zie forms/ProductForm.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Lopen rond binnen het venster.'],
    ['Enter', 'Verstuurt het formulier vanuit een invoerveld, behalve zolang er een regel gebroken is of er bewaard wordt.'],
    ['Esc', 'Sluit het venster, of vraagt eerst of de wijzigingen weg mogen. Bij die vraag: werkt verder. Tijdens het bewaren doet de toets niets.'],
  ],
  accessibility: [
    'Rol dialog, met de titel als naam. Bij het openen gaat de focus naar het eerste veld, bij het sluiten terug naar de knop die het venster opende. Een druk naast het venster sluit het ook.',
    "Sluiten met wijzigingen toont 'Je wijzigingen zijn nog niet opgeslagen.': dat wordt meteen voorgelezen, de focus staat op 'Verder werken' en de velden zijn zolang niet te bereiken.",
    'Een fout van de server wordt meteen voorgelezen en staat altijd in beeld, boven de knoppen.',
    'Ook wie de pagina wil verlaten, wordt eerst gevraagd, zolang er iets niet bewaard is. Wat getypt was, staat er nog na een uitval; een paswoord nooit.',
    'Moet er eerst iets gekozen worden, dan staat die vraag in de plaats van de velden. Escape gaat terug naar het formulier, met de focus op het eerste veld.',
    'Kijk na: de knoppen onderaan zijn altijd minstens 44 px hoog; met een schermtoetsenbord blijven titel en knoppen in beeld.',
  ],
  specification: [
    { section: '§2 · Vensters', sentence: 'Er is nooit meer dan één venster tegelijk open.' },
    { section: '§2 · Vensters', sentence: "De titels liggen vast: 'Customer aanpassen' / 'Nieuwe customer', 'Materiaal aanpassen' / 'Nieuw materiaal', 'Tag aanpassen' / 'Nieuwe tag'." },
    { section: '§5 · Regels', sentence: 'Elke wijziging wordt nagekeken; versturen kan niet zolang een regel gebroken is.' },
  ],
  seeAlso: ['overlays/ConfirmDialog', 'forms/TagForm', 'forms/CollectionForm', 'forms/MediaCreateForm'],
};
