/** What the application says while waiting, when it worked and when it did not. */
export const feedback = {
  notifications: 'Meldingen',
  closeNotification: 'Melding sluiten',
  toastKind: { warning: 'Let op', error: 'Fout' },

  noItems: 'Geen items gevonden',
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  loading: 'Loading item', // sic
  pending: 'Wordt geladen',
  retry: 'Opnieuw proberen',

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
