/** Dutch for the names that many stories share. A name of one widget alone stays as it is written. */
const names: Readonly<Record<string, string>> = {
  Default: 'Standaard', Quiet: 'Stil', Add: 'Toevoegen', Remove: 'Verwijderen', Large: 'Groot', Small: 'Klein',
  'With Icon': 'Met pictogram', Disabled: 'Uitgeschakeld', Pending: 'Bezig', Loading: 'Laadt', Empty: 'Leeg',
  Error: 'Fout', Invalid: 'Ongeldig', Failing: 'Mislukt', Failed: 'Mislukt', Open: 'Open', Closed: 'Dicht', Selected: 'Gekozen',
  Checked: 'Aangevinkt', Required: 'Verplicht', Optional: 'Optioneel', 'Read Only': 'Alleen lezen', Danger: 'Gevaarlijk',
  'Longest Text': 'Langste tekst', 'Long Text': 'Lange tekst', Longest: 'Langste tekst', Phone: 'Gsm', Tablet: 'Tablet liggend',
  'Tablet Portrait': 'Tablet staand', Laptop: 'Laptop', Touch: 'Aanraakscherm', 'Touch Size': 'Aanraakscherm',
  'Edit Mode': 'Bewerken', Edit: 'Bewerken', Presentation: 'Presentatie', 'Without Picture': 'Zonder foto', 'Without Image': 'Zonder foto',
  'With Video': 'Met video', Dimmed: 'Gedimd', New: 'Nieuw', Editing: 'Aanpassen', Existing: 'Bestaand', 'Not Found': 'Niet gevonden',
  'Server Down': 'Server weg', 'Server Error': 'Serverfout', Offline: 'Zonder verbinding', Slow: 'Traag', 'High Contrast': 'Hoog contrast', Contrast: 'Hoog contrast',
  'Reduced Motion': 'Minder beweging', 'Without Hold': 'Zonder vasthouden', 'Hold With Mouse': 'Vasthouden met de muis',
  'Hold With Finger': 'Vasthouden met de vinger', 'Hold With Pen': 'Vasthouden met de pen', 'To Remove': 'Om te verwijderen',
  'Disabled By Keyboard': 'Uitgeschakeld, met het toetsenbord', 'View Only': 'Alleen kijken', Many: 'Veel', One: 'Eén', None: 'Geen', Hidden: 'Verborgen',
};

/** A state's name in Dutch; where there is none, the story's own. */
export const stateName = (story: string): string => names[story] ?? story;
