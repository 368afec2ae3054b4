/** One thing to look at, and how to bring it about. */
export interface Check { look: string; how?: string }

/** A reviewer's list, by subject. */
export const checks: Readonly<Record<'states' | 'roles' | 'sizes' | 'keyboard' | 'texts' | 'senses', readonly Check[]>> = {
  states: [
    { look: 'Gewoon, met echte inhoud', how: 'Het scherm zoals het opengaat.' },
    { look: 'Leeg', how: 'Catalogus: lege catalogus. Er staat een tekening, een zin en een volgende stap.' },
    { look: 'Onderweg', how: 'Netwerk: traag. Wat laadt, neemt al de plaats in van wat komt; niets verspringt.' },
    { look: 'Mislukt', how: 'Netwerk: offline of 500. Je leest wat er mis is en kan opnieuw proberen.' },
    { look: 'Aangemeld en toch niet meer', how: 'Netwerk: 401 bij het opslaan. Wat je typte, blijft bewaard.' },
    { look: 'Heel veel', how: 'Catalogus: 10.000 producten. Scrollen blijft vloeiend.' },
  ],
  roles: [
    { look: 'SuperAdmin ziet alles', how: 'Negen links in de hoofding, en ze passen.' },
    { look: 'Admin en PowerUser beheren', how: 'Modus: bewerken. De hoofding wordt inkt met magenta.' },
    { look: 'User bewaart in eigen collecties', how: 'Vasthouden werkt, beheren niet.' },
    { look: 'ViewOnly kijkt', how: 'Geen schakelaar, geen vasthouden.' },
    { look: 'Wie niet mag, ziet het niet', how: 'Geen knop die daarna weigert.' },
    { look: 'Niet aangemeld', how: 'Rol: niet aangemeld. Je komt op de aanmeldpagina.' },
  ],
  sizes: [
    { look: 'Tablet liggend, 1180 × 820', how: 'De maatstaf.' },
    { look: 'Tablet staand, 820 × 1180' },
    { look: 'Laptop, 1440 × 900' },
    { look: 'Gsm, 390 × 844', how: 'Niets scrolt zijwaarts.' },
    { look: 'De langste tekst', how: 'De toestand ‘Langste tekst’ van elk onderdeel.' },
    { look: 'Ingezoomd op 200 %', how: 'Met je browser: alles blijft te lezen en te bedienen.' },
  ],
  keyboard: [
    { look: 'Tab komt overal, in leesvolgorde', how: 'De focus is altijd te zien.' },
    { look: 'Enter en spatie doen wat een klik doet', how: 'Op een productkaart is spatie hetzelfde als vasthouden.' },
    { look: 'Esc sluit wat openging', how: 'De focus keert terug naar waar je was.' },
    { look: 'In een dialoog blijft Tab binnen' },
  ],
  texts: [
    { look: 'Elke zin is Nederlands, met ‘je’', how: 'Zie Fundamenten, Taal.' },
    { look: 'De zinnen van het contract staan er letterlijk', how: 'Ook ‘No products fount in this category ...’.' },
    { look: 'Een melding noemt wat er gebeurd is, met naam' },
    { look: 'Elk pictogram heeft een tooltip' },
  ],
  senses: [
    { look: 'Hoog contrast', how: 'Thema: hoog contrast. Elke tekst haalt 7:1, randen vervangen schaduwen.' },
    { look: 'Minder beweging', how: 'Beweging: verminderd. Dezelfde toestanden, zonder de weg ertussen.' },
    { look: 'Het tabblad Accessibility meldt niets', how: 'Onderaan, bij elke toestand.' },
    { look: 'Met een schermlezer', how: 'Lees bij het onderdeel wat je hoort te horen, onder Toegankelijkheid.' },
  ],
};
