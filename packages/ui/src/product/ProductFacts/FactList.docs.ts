import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the list of facts. */
export const docs: WidgetDocs = {
  name: 'feitenlijst',
  purpose: 'Zet gegevens onder elkaar, telkens met hun naam ervoor: formaten en extra gegevens van een product, of de gegevens van een profiel.',
  notFor: [
    'Voor veel gelijke records naast elkaar: neem registers/DataTable.',
    'Voor losse woorden zonder waarde: neem catalogue/Chips.',
  ],
  keyboard: [],
  accessibility: [
    'Een lijst van termen met hun waarde: een schermlezer noemt eerst de naam, dan de waarde.',
    'Kijk na: een lange waarde breekt af in haar eigen kolom; ook op een gsm blijven naam en waarde naast elkaar.',
  ],
  specification: [
    { section: '§3 · Product', sentence: 'erpId heet ‘Multipress’, ammount heet ‘Aantal’ en is enkel boven 0 te zien, datums staan als dd-MM-yyyy.' },
    { section: '§2 · /profile', sentence: 'Het profiel toont naam, e-mail, telefoon, rol en status.' },
  ],
  seeAlso: ['product/ProductPage', 'people/ProfileCard', 'controls/Disclosure'],
};
