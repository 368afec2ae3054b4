/** The pages of users and of the own profile (specification §2). */
export const people = {
  activeUsers: 'Actieve Gebruikers',
  inactiveUsers: 'Non-actieve gebruikers',
  empty: 'Geen gebruikers gevonden',
  notYourself: 'Niet beschikbaar',
  superAdminOnly: 'Enkel een SuperAdmin kan een SuperAdmin aanpassen of verwijderen',
  columns: { username: 'Gebruikersnaam', email: 'E-mail', phone: 'Telefoon', role: 'Rol', status: 'Status' },
  profile: 'Mijn profiel',
  beforeSave: 'Let op... Indien je deze gegevens aanpast en opslaat, zul je wel opnieuw moeten inloggen in de applicatie.',
  saved: 'Je gegevens zijn bewaard. Meld je opnieuw aan.',
  notSaved: 'Je profiel is niet opgeslagen. Wat je invulde, is bewaard.',
  maybeSaved: 'Je profiel is misschien opgeslagen: er kwam geen bruikbaar antwoord. Wat je invulde, is bewaard.',
  savedHere: 'Je gegevens zijn enkel op dit scherm aangepast.',
  passwordNotChanged: (username: string) => `Het paswoord van ${username} werd niet aangepast`,
  passwordMaybeChanged: (username: string) => `Het paswoord van ${username} is misschien aangepast: er kwam geen bruikbaar antwoord.`,
  avatarSaved: 'Je foto werd aangepast',
} as const;
