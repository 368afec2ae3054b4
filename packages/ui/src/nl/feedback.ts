/** What the application says while waiting, when it asks, when it worked and when it did not. */
export const feedback = {
  confirmTitle: 'Weet je zeker?',
  confirmYes: 'JA',
  confirmNo: 'ANNULEER',
  genericConfirmTitle: 'Je bent goed fout bezig!',
  genericConfirmText: 'Weet je zeker dat je wil verdergaan? Deze actie kan niet ongedaan gemaakt worden.',
  holdHint: 'Houd de knop ingedrukt om te bevestigen.',
  holdPressAgain: 'Druk nog eens om te bevestigen.',
  typeToConfirm: (expected: string) => `Typ “${expected}” om te bevestigen`,

  notifications: 'Meldingen',
  closeNotification: 'Melding sluiten',
  toastKind: { warning: 'Let op', error: 'Fout' },

  noItems: 'Geen items gevonden',
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  loading: 'Loading item', // sic
  pending: 'Wordt geladen',
  retry: 'Opnieuw proberen',

  errorPage: 'ERROR PAGE', // sic
  serverError: 'Server error', // sic
  internalServerError: 'internal server error', // sic
  backToHome: 'back to home', // sic
  notFoundExplained: 'Deze pagina bestaat niet, of is verplaatst.',
  serverErrorExplained: 'Het ligt niet aan jou. Probeer het over enkele minuten opnieuw.',
  renderError: 'Unexpected Application Error!', // sic
  renderErrorExplained: 'Er ging iets mis bij het tonen van deze pagina. Wat je al had opgeslagen, is bewaard.',
  reload: 'Pagina herladen',
  close: 'Sluiten',
  partFailedTitle: 'Niet geladen',
  partFailed: 'Dit kon niet geladen worden. Controleer je netwerk en probeer opnieuw.',
  partStuck: 'Dit kan niet geladen worden. Herlaad de pagina; wat je invulde, blijft bewaard.',
  newVersion: 'Er is een nieuwe versie. Vernieuw de pagina; wat je invulde, blijft bewaard.',
  technicalDetails: 'Technische details',
} as const;

/** What the list of past messages says. */
export const messagesText = {
  title: 'Meldingen',
  none: 'Er zijn nog geen meldingen.',
} as const;
