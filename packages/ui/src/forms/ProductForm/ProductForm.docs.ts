import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';
import { chipKeys, dialogRules, listKeys, textKeys } from '../../testing/recordDocs.ts';

/** What a reviewer reads about the form of a product. */
export const docs: WidgetDocs = {
  name: 'productformulier',
  purpose: 'De eigen velden van een product, als paneel op de pagina waar het gemaakt of aangepast wordt. De knoppen ‘Annuleer’ en ‘Opslaan’ staan erbuiten, op een balk van de pagina die altijd in beeld blijft.',
  notFor: [
    'Voor de foto’s en video’s van het product: neem media/MediaTable, ernaast.',
    'In een venster: dit formulier hoort bij een pagina. Kleine records hebben een eigen venster, zoals forms/TagForm.',
    'Om veel producten tegelijk toe te voegen: neem import/ImportForm.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Gaan van veld naar veld. De opmaakbalk van de omschrijving is samen één halte.'],
    ...textKeys,
    ...listKeys,
    ...chipKeys,
    ['Spatie', 'Op ‘Zichtbaar’: vinkt aan of uit. Enter bewaart ook daar.'],
  ],
  accessibility: [
    'Een melding staat onder haar veld, is aan het veld gekoppeld en wordt voorgelezen zodra ze verschijnt. Wat de server van een veld zegt, zet ook de focus op dat veld.',
    'Een bestaand product dat al een regel breekt, zegt dat meteen bij het openen: anders weet niemand waarom ‘Opslaan’ uitgeschakeld is.',
    'Wordt het product opnieuw gelezen, dan blijft staan wat getypt werd en volgen de andere velden.',
    'Heeft iemand anders intussen dezelfde velden aangepast, dan vraagt een venster wat bewaard wordt; Escape gaat terug naar het formulier.',
    'Kijk na: op een gsm staan alle velden onder elkaar en schuift niets opzij.',
  ],
  specification: [
    ...dialogRules,
    { section: '§5 · Naam van een product', sentence: 'Zonder naam: ‘Het is verplicht het product een naam te geven’. Met een liggend streepje: ‘Gebruik geen underscores (_) in de naam’.' },
    { section: '§5 · Klant van een product', sentence: 'Waar de klantenlijst getoond wordt: ‘Het is verplicht om een klant te kiezen voor het product’. Zonder die lijst wordt de klant niet gevraagd.' },
    { section: '§3 · Product', sentence: 'Het erpId heet hier ‘Multipress nummer’. Dat nummer, het aantal en de omschrijving zijn niet verplicht.' },
    { section: '§4 · Media van een product', sentence: 'Zonder minstens één media-item kan een product niet getoond worden: ‘Zichtbaar’ is dan een wens voor later, met de uitleg erbij.' },
  ],
  seeAlso: ['forms/RichTextEditor', 'media/MediaTable', 'media/MediaInvitation', 'overlays/ComboBox', 'frame/PageHeader'],
};
