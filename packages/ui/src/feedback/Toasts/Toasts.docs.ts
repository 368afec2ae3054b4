import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the toasts. */
export const docs: WidgetDocs = {
  name: 'meldingen',
  purpose: 'Zegt in de hoek rechtsonder kort wat er gebeurd is: gelukt, let op, of fout. Verdwijnt vanzelf.',
  notFor: [
    'Wat iemand moet beslissen: neem feedback/ConfirmDialog.',
    'Wat fout is in een veld: zet de fout bij het veld, zie controls/TextField.',
    'Een lijst die niet geladen is: neem feedback/RetryNotice, dat blijft staan.',
  ],
  keyboard: [
    ['Tab', "Bereikt 'Melding sluiten' na de rest van de pagina. Zolang de focus er staat, loopt de tijd niet."],
    ['Enter of Spatie', 'Sluit die melding. De focus gaat naar de volgende melding, of terug naar waar hij vandaan kwam.'],
  ],
  accessibility: [
    "Live-regio met de naam 'Meldingen': een melding wacht haar beurt af in de schermlezer, een fout (alert) onderbreekt.",
    "Voor de zin hoort een schermlezer 'Let op:' of 'Fout:'; de soort is dus niet enkel aan kleur of pictogram te zien.",
    "Elke soort blijft 1500 ms staan. Onder de muis of de focus staat de tijd stil. Wie een fout gemist heeft, vindt ze in feedback/Messages.",
    'Er staan er hoogstens vier; de volgende wachten, geen enkele gaat verloren.',
    'Staat boven elk venster: een melding sluiten sluit het venster niet.',
    'Kijk na: een lange fout van de server stopt na acht regels; de knop is 44 px waar met vingers gedrukt wordt.',
  ],
  specification: [
    { section: '§9 · Tijden', sentence: 'Een melding blijft 1500 ms staan, rechtsonder.' },
    { section: '§8 · Gelukt', sentence: "'{kind} {item name} werd aangemaakt', 'werd aangepast' of 'werd verwijderd'." },
    { section: '§8 · Let op', sentence: "'Je hebt geen collecties om dit product aan toe te voegen ...'." },
    { section: '§8 · Fouten', sentence: 'Een mislukte oproep toont wat de server antwoordde, of de status als het antwoord leeg is.' },
  ],
  seeAlso: ['feedback/Messages', 'overlays/ConfirmDialog', 'parts/RetryNotice', 'import/ImportResultDialog'],
};
