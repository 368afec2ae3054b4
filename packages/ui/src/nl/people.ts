/** What is said about users, the own profile and its photo (specification §2). */
export const peopleText = {
  email: 'E-mail',
  username: 'Gebruikersnaam',
  phone: 'Telefoon',
  password: 'Paswoord',
  passwordConfirm: 'Paswoord bevestigen',
  makePassword: 'Maak een paswoord',
  madePassword: 'Gemaakt paswoord',
  copyPassword: 'Kopieer',
  copied: 'Gekopieerd. Geef het door: het is later niet meer te lezen.',
  notCopied: 'Kopiëren lukt hier niet: het paswoord is geselecteerd.',
  role: 'Rol',
  chooseRole: 'Kies een rol',
  isActive: 'Actief',
  isActiveHelp: 'Wie niet actief is, kan zich niet aanmelden.',
  ownAccount: 'Je kan je eigen rol en status niet wijzigen',
  clearSecret: 'Create new OTP qr-code?', // sic
  clearSecretFinal: 'De vorige code werkt daarna niet meer. Dat kan niet ongedaan gemaakt worden.',
  resetPassword: 'Paswoord wijzigen',

  newPassword: 'Nieuw paswoord',
  newPasswordConfirm: 'Nieuw paswoord bevestigen',
  newPasswordFor: 'Kies een nieuw paswoord voor',
  newPasswordFinal: 'Het vorige werkt daarna niet meer. Dat kan niet ongedaan gemaakt worden.',

  profile: 'Mijn profiel',
  editProfile: 'Mijn profiel aanpassen',
  edit: 'Bewerken',
  status: 'Status',
  active: 'Actief',
  notActive: 'Niet actief',
  unknown: '–',

  myCollections: 'Mijn Collecties', // sic
  noCollections: 'Je hebt nog geen collecties',
  firstCollection: 'Mijn eerste collectie aanmaken',

  show: 'Toon',
  activeUsers: 'Actieve gebruikers',
  inactiveUsers: 'Non-actieve gebruikers', // sic
} as const;

/** The messages of the rules (specification §5). */
export const peopleRules = {
  email: 'Het is verplicht de gebruiker een geldig email adres te geven', // sic
  username: 'Het is verplicht de gebruiker een naam te geven',
  usernameLetters: 'Gelieve enkel alfabetische karakters te gebruiken, zonder spaties',
  phone: 'Het is verplicht de gebruiker een telefoon nummer te geven', // sic
  password: 'Het is verplicht de gebruiker een geldig password te geven', // sic
  passwordConfirm: 'Het is verplicht om het password te verifieëren', // sic
  passwordSame: 'Dit moet overeenkomen met het bovenstaande password', // sic
  role: 'Het is verplicht om de gebruiker een rol toe te kennen',
  newPassword: 'Het is verplicht de gebruiker een geldig nieuw password te geven', // sic
  newPasswordSame: 'Dit moet overeenkomen met het bovenstaande nieuwe password', // sic
} as const;

/** What is said while a photo is cut to a square. */
export const avatarText = {
  add: 'Foto toevoegen',
  change: 'Foto wijzigen',
  photo: 'Profielfoto',
  frame: 'Uitsnede van je foto',
  help: 'Sleep de foto, of tik op wat in het midden hoort.',
  keys: 'Toetsen: pijltjes.',
  zoom: 'Zoom',
  percent: (zoom: number) => `${Math.round(zoom * 100)} %`,
  placed: (x: number, y: number) => `Midden op ${Math.round(x)} % van links en ${Math.round(y)} % van boven`,
  cropFailed: 'Deze foto kon niet bijgesneden worden. Kies een andere foto.',
} as const;
