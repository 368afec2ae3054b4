/** Dutch for the names of states, by the name that Storybook makes of the export. */
const names: Readonly<Record<string, string>> = {
  Active: 'Actief', Add: 'Toevoegen', 'All Imported': 'Alles gelukt', 'Among Rows': 'Tussen rijen',
  'Among Rows On A Phone': 'Tussen rijen, gsm', 'Among Tiles': 'Tussen tegels', 'Among Tiles On A Phone': 'Tussen tegels, gsm',
  'As A Page': 'Als pagina', 'As Row': 'Als rij', 'As Row On A Phone': 'Als rij, gsm', Asking: 'Vraagt eerst', Begun: 'Begonnen',
  'Bottom Left': 'Linksonder', 'Bottom Right': 'Rechtsonder', Busy: 'Volgende pagina onderweg', Checked: 'Aangevinkt', Chosen: 'Gekozen',
  Closed: 'Dicht', Contrast: 'Hoog contrast', 'Current Picture': 'Huidige foto', Danger: 'Gevaarlijk', Default: 'Standaard',
  Different: 'Verschillend', Dimmed: 'Gedimd', Disabled: 'Uitgeschakeld', 'Disabled By Keyboard': 'Uitgeschakeld, met het toetsenbord',
  'Disabled Checked': 'Aangevinkt, uitgeschakeld', 'Disabled With Reason': 'Uitgeschakeld, met reden', Edit: 'Bewerken',
  'Edit Failed': 'Aanpassen mislukt', 'Edit Mode': 'Bewerken', Editing: 'Aanpassen', 'Editing A Video': 'Video aanpassen',
  'Editing As Super Admin': 'Aanpassen als SuperAdmin', Empty: 'Leeg', 'Empty Table': 'Lege tabel', 'Empty Thumbnails': 'Lege tegels',
  'Empty With Action': 'Leeg, met knop', Error: 'Fout', 'Every Action': 'Alle acties', Existing: 'Bestaand', Failed: 'Mislukt',
  Failing: 'Mislukt', 'Files Hang Above': 'Bestanden erboven', Filled: 'Ingevuld', Film: 'Video', 'First Page': 'Eerste pagina',
  'Fixed Visibility': 'Vaste zichtbaarheid', Folded: 'Dichtgevouwen', 'Folded Menu': 'Menu open', Generic: 'Algemeen',
  'Hangs Above': 'Bestand erboven', Hidden: 'Verborgen', 'High Contrast': 'Hoog contrast', 'Hold With Finger': 'Vasthouden met de vinger',
  'Hold With Mouse': 'Vasthouden met de muis', 'Hold With Pen': 'Vasthouden met de pen', 'Identity Disabled': 'E-mail en naam vast',
  'In Collection': 'In de collectie', 'In Edit Mode': 'Bewerken', 'In One': 'In één collectie', 'In Rows': 'In rijen',
  'In The Grid': 'In het raster', 'In Three': 'In drie collecties', 'In Very Many': 'In heel veel collecties', Inline: 'Op één regel',
  Invalid: 'Ongeldig', Kinds: 'Soorten', Laptop: 'Laptop', Large: 'Groot', 'Last Page': 'Laatste pagina', 'Left Empty': 'Leeg gelaten',
  'Let Go Too Early': 'Te vroeg losgelaten', 'Link Field': 'Adres van een link', 'Link Refused': 'Link geweigerd', List: 'Lijst',
  Loading: 'Laadt', 'Loading Table': 'Tabel laadt', 'Loading Thumbnails': 'Tegels laden', 'Long Text': 'Lange tekst',
  Longest: 'Langste tekst', 'Longest Text': 'Langste tekst', 'Longest Text On Phone': 'Langste tekst op gsm',
  'Lookups Loading': 'Lijsten laden', Many: 'Veel', 'Menu Open': 'Menu open', 'Middle Page': 'Midden',
  'Missing Files': 'Ontbrekende bestanden', New: 'Nieuw', 'Next Page': 'Volgende pagina onderweg', 'No Rows': 'Geen rijen', None: 'Geen',
  'None Failed': 'Niets mislukt', 'None Imported': 'Niets gelukt', 'Not Active': 'Niet actief', 'Not Found': 'Niet gevonden',
  'Not In Collection': 'Nog niet in de collectie', 'Nothing Found': 'Niets gevonden', 'Nothing To Choose': 'Niets te kiezen',
  Offline: 'Zonder verbinding', 'Older Text': 'Oudere tekst', 'On A Phone': 'Gsm', 'On A Tablet': 'Tablet liggend', 'On Laptop': 'Laptop',
  'On Night': 'Op donker', 'On Phone': 'Gsm', 'On Standing Tablet': 'Tablet staand', 'On Tablet': 'Tablet liggend',
  'On Tablet Portrait': 'Tablet staand', 'On White': 'Op wit', One: 'Eén', 'One Failed': 'Eén mislukt', 'One Page': 'Eén pagina',
  'One Product': 'Eén product', Open: 'Open', Optional: 'Optioneel', Pending: 'Bezig', Phone: 'Gsm', 'Picked Up': 'Opgenomen',
  'Picker Open': 'Kiezer open', Presentation: 'Presentatie', Pressed: 'Ingedrukt', Private: 'Privé', Processing: 'Wordt verwerkt',
  Quiet: 'Stil', 'Read Only': 'Alleen lezen', 'Reduced Motion': 'Minder beweging', Refused: 'Geweigerd', Remove: 'Verwijderen',
  Replacing: 'Vervangen', Required: 'Verplicht', 'Roles Failed': 'Rollen mislukt', 'Roles Loading': 'Rollen laden', Scrolling: 'Scrolt',
  'Segments Failed': 'Segmenten mislukt', 'Segments Loading': 'Segmenten laden', Selected: 'Gekozen', Sending: 'Wordt opgeladen',
  Sent: 'Verstuurd', 'Server Down': 'Server weg', 'Server Error': 'Serverfout', 'Server Error Of A Field': 'Serverfout bij een veld',
  'Several Chosen': 'Meer gekozen', 'Skip Link': 'Naar de inhoud', Slow: 'Traag', Small: 'Klein', Square: 'Vierkant',
  'Submitted Empty': 'Leeg verstuurd', Table: 'Tabel', Tablet: 'Tablet liggend', 'Tablet Portrait': 'Tablet staand',
  'Template Failed': 'Template mislukt', 'Template Loading': 'Template laadt', Thumbnails: 'Tegels', 'To Remove': 'Om te verwijderen',
  'Too Large': 'Te groot', 'Top Left': 'Linksboven', 'Top Right': 'Rechtsboven', Touch: 'Aanraakscherm', 'Touch Size': 'Aanraakscherm',
  'Under Tiles': 'Onder tegels', Unfolded: 'Opengevouwen', Unknown: 'Aandeel onbekend', 'Video Dropped First': 'Video eerst gezet',
  'Video Without Image': 'Video zonder foto', 'View Only': 'Alleen kijken', 'While Empty': 'Leeg', Wide: 'Breed',
  'With Actions': 'Met acties', 'With Check': 'Met vinkje', 'With Description': 'Met uitleg', 'With Details': 'Met details',
  'With Disabled And Danger': 'Uitgeschakeld en gevaarlijk', 'With Error': 'Met fout', 'With Hold': 'Met vasthouden',
  'With Icon': 'Met pictogram', 'With Picture': 'Met foto', 'With Remarks': 'Met opmerkingen', 'With Segments': 'Met segmenten',
  'With Tooltip': 'Met tooltip', 'With Typing': 'Met typen', 'With Video': 'Met video', 'With Visibility': 'Met zichtbaarheid',
  'With Warning': 'Met waarschuwing', 'Without Cancel': 'Zonder stopknop', 'Without Collections': 'Zonder collecties',
  'Without Customers': 'Zonder klantenlijst', 'Without Date': 'Zonder datum', 'Without Hold': 'Zonder vasthouden',
  'Without Image': 'Zonder foto', 'Without Media': 'Zonder media', 'Without Picture': 'Zonder foto', 'Without Reasons': 'Zonder redenen',
  'Without Text': 'Zonder reden', 'Wrong File': 'Verkeerd bestand', 'Wrong Video': 'Verkeerde video',
};

/** What a widget of several looks shows, said before the state: 'Row Disabled'. */
const looks: Readonly<Record<string, string>> = { 'Add Photo': 'Foto ontbreekt', Category: 'Categorie', Hidden: 'Verborgen', Row: 'Rij', Segment: 'Segment' };

/** A state's name in Dutch; where there is none, the story's own. */
export const stateName = (story: string): string => {
  const look = Object.keys(looks).find(one => story === one || story.startsWith(`${one} `));
  if (names[story] || look === undefined) return names[story] ?? story;
  const state = story.slice(look.length + 1);
  return state ? `${looks[look]!}: ${stateName(state).toLowerCase()}` : looks[look]!;
};
