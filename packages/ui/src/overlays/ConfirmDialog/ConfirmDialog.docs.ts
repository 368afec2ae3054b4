import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the confirm dialog. */
export const docs: WidgetDocs = {
  name: 'bevestigingsvenster',
  purpose: 'Vraagt of iets echt moet gebeuren. Voor wat niet ongedaan te maken is, is er een tweede drempel: de knop 600 ms ingedrukt houden, of een naam typen.',
  notFor: [
    'Iets invullen of kiezen: neem controls/FormDialog.',
    'Zeggen dat iets gelukt of mislukt is: neem feedback/Toasts.',
    'Een handeling die gemakkelijk ongedaan te maken is: vraag niets en doe ze.',
  ],
  keyboard: [
    ['Tab, Shift + Tab', 'Lopen rond binnen het venster.'],
    ['Enter of Spatie', 'Drukt op de knop met de focus. Met de drempel vasthouden: houd de toets 600 ms ingedrukt op JA.'],
    ['Enter', 'In het veld van de drempel typen: bevestigt, zodra de naam klopt.'],
    ['Esc', 'Annuleert. Terwijl het gebeurt, doet de toets niets.'],
  ],
  accessibility: [
    'Rol alertdialog, met de titel als naam en de tekst als beschrijving; beide worden meteen voorgelezen.',
    'De focus staat op JA, maar op ANNULEER bij gevaar (tone danger) of vasthouden, en in het veld bij typen. Bij het sluiten gaat hij terug naar de knop die het venster opende.',
    "Te vroeg losgelaten: 'Houd de knop ingedrukt om te bevestigen.'. Een schermlezer kan niet vasthouden en drukt twee keer: 'Druk nog eens om te bevestigen.'.",
    'Een druk naast het venster annuleert. Hoofdletters tellen mee bij het typen, extra spaties niet.',
    'Kijk na: knoppen zijn altijd minstens 44 px hoog; lange namen lopen over meer regels.',
  ],
  specification: [
    { section: '§8 · Bevestigen', sentence: "Zonder eigen woorden: 'Weet je zeker?' met JA / ANNULEER." },
    { section: '§8 · Bevestigen', sentence: "De algemene vorm: 'Je bent goed fout bezig!' met 'Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.'." },
    { section: '§2 · Vensters', sentence: 'Voor elke soort is er een vorm met een extra drempel.' },
  ],
  seeAlso: ['overlays/FormDialog', 'feedback/Toasts', 'controls/Button', 'overlays/ActionGroup'],
};
