/** Markets; the last one has no categories yet, so that its tile is disabled. */
export const SEGMENTS = [
  'Horeca', 'Retail', 'Evenementen', 'Cultuur', 'Bouw & vastgoed', 'Zorg', 'Onderwijs', 'Overheid', 'Industrie',
] as const;
export type SegmentName = (typeof SEGMENTS)[number];

/** All markets but that last one. */
export const EVERYWHERE: readonly SegmentName[] = SEGMENTS.slice(0, -1);

export const MATERIALS = [
  'Maco mat 350 g', 'Maco glanzend 170 g', 'Offset wit 120 g', 'Gerecycleerd 300 g', 'Kraftkarton 400 g',
  'Golfkarton E-golf', 'Katoenpapier 600 g', 'Structuurpapier 250 g', 'Blueback 115 g', 'Polypropyleen wit',
  'Vinyl monomeer', 'Vinyl polymeer', 'Raamfolie etched', 'PVC-doek 510 g', 'Meshdoek 270 g',
  'Vlaggendoek 110 g', 'Textieldoek 220 g', 'Forex 5 mm', 'Dibond 3 mm', 'Katoen biologisch',
  'Papieren tas 130 g', 'Keramiek wit', 'Synthetisch papier 200 g', 'Bierviltkarton 1,4 mm', 'Grijskarton 2 mm',
] as const;
export type MaterialName = (typeof MATERIALS)[number];

export const TAGS = [
  'Duurzaam', 'FSC', 'Goudfolie', 'Zilverfolie', 'Spotvernis', 'Matlaminaat', 'Softtouch', 'Blinddruk', 'Letterpress', 'Pantone',
  'Recto verso', 'Afgeronde hoeken', 'Gestanst', 'Gevouwen', 'Geniet', 'Ringband', 'Gelijmd', 'Hardcover', 'Binnen', 'Buiten',
  'Waterbestendig', 'UV-bestendig', 'Herbruikbaar', 'Gepersonaliseerd', 'Genummerd', 'Spoed', 'Kleine oplage', 'Grote oplage', 'Seizoen', 'Kerst',
  'Zomer', 'Huwelijk', 'Opening', 'Jubileum', 'Beurs', 'Etalage', 'Tafel', 'Mailing', 'Staal op voorraad', 'Nieuw',
] as const;

const at = (segment: SegmentName, ...names: string[]) => names.map(name => ({ segment, name }));

/** Customers by market; what follows the bar is the legal form, which products leave out. */
export const CUSTOMERS = [
  ...at('Retail', 'Atelier Noord|bv', 'Bloemen Lisette|', 'Boekhandel De Zwaluw|bv', 'Slagerij Claes|bv', 'Fietsen Janssens|nv'),
  ...at('Horeca', 'Brasserie Het Zand|bv', 'Koffiehuis Noorderlicht|', 'Bistro Den Haas|bv', 'Brouwerij De Zwarte Kat|nv', 'Hotel Zeezicht|nv'),
  ...at('Evenementen', 'Zomerfestival Waterkant|vzw', 'Kerstmarkt Oude Haven|vzw', 'Trouwbeurs Ja Woord|bv', 'Marathon Scheldeland|vzw', 'Stadsfeest Lichtjes|vzw'),
  ...at('Cultuur', 'Theater De Kelder|vzw', 'Museum Het Magazijn|', 'Harmonie Sint-Cecilia|vzw', 'Galerie Blauw|bv', 'Filmclub Zoetrope|vzw'),
  ...at('Bouw & vastgoed', 'Bouwgroep Vandamme|nv', 'Immo Leiezicht|bv', 'Dakwerken Peeters & Zoon|bv', 'Architecten Kade 9|bv', 'Houtbouw Kempen|nv'),
  ...at('Zorg', 'Zorghuis Ter Linde|vzw', 'Tandartsen Molenstraat|bv', 'Apotheek De Beuk|bv', 'Kinepraktijk Beweeg|bv', 'Thuiszorg Amandel|vzw'),
  ...at('Onderwijs', 'Basisschool De Regenboog|', 'Hogeschool Leieland|', 'Muziekacademie Allegro|', 'Atheneum Parkzicht|', 'Kinderopvang Ukkie|bv'),
  ...at('Overheid', 'Gemeente Zonderbeke|', 'Stad Oudewalle|', 'Bibliotheek Heidehof|', 'Politiezone Demerdal|', 'OCMW Zonderbeke|'),
];

export const CONTACTS = [
  'An Vermeulen', 'Pieter De Smet', 'Katrien Maes', 'Wim Goossens', 'Sofie Lambrecht', 'Jeroen Wouters', 'Greet Mertens',
  'Tom Verstraete', 'Nele Willems', 'Koen Dubois', 'Ellen Aerts', 'Bart Hermans', 'Leen Coppens',
] as const;
