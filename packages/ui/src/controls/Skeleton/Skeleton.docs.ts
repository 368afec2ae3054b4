import type { WidgetDocs } from '../../../../../.storybook/docs/widgetDocs.ts';

/** What a reviewer reads about the skeleton. */
export const docs: WidgetDocs = {
  name: 'plaatshouder',
  purpose: 'De rustige plaats van iets dat onderweg is, met de maat van wat er komt: een vlak, een regel tekst of een cirkel.',
  notFor: [
    'Een hele lijst tegels of kaarten: neem catalogue/GridSkeleton, dat de juiste aantallen kent.',
    'Een bestand dat opgeladen wordt: neem media/UploadProgress, dat de vooruitgang toont.',
    'Een knop waarvan de handeling loopt: neem controls/Button met isPending.',
  ],
  keyboard: [],
  accessibility: [
    'Wordt niet voorgelezen en neemt geen focus: wie het gebruikt, zegt zelf dat er iets laadt.',
    'Ademt zacht; staat stil voor wie minder beweging vraagt.',
    'Kijk na: niets verspringt als het echte ding komt. Een regel is even hoog als een regel tekst.',
  ],
  specification: [
    { section: '§9 · Plaatshouders', sentence: 'Het productraster toont er 12 terwijl het laadt, collecties 4, en anders 5.' },
    { section: '§8 · Laden', sentence: "De tekst terwijl iets laadt is 'Loading item'." },
  ],
  seeAlso: ['tiles/GridSkeleton', 'controls/Picture', 'feedback/UploadProgress'],
};
