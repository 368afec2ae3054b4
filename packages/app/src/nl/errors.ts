/** What is said where the server said nothing (specification §8). */
export const errorTexts = {
  network: 'Geen verbinding met de server. Controleer je netwerk en probeer opnieuw.',
  timeout: 'De server antwoordt niet op tijd. Probeer het opnieuw.',
  signedOut: 'Je sessie is verlopen. Meld je opnieuw aan.',
  endedElsewhere: (isKept: boolean) => `Je sessie eindigde in een ander tabblad.${isKept ? ' Wat je invulde, is bewaard.' : ''}`,
  uploadsStopped: (count: number) => `Met je sessie stopte ook het opladen: nog ${count === 1 ? '1 bestand. Je vindt het' : `${count} bestanden. Je vindt ze`} terug als je bewerkt.`,
  // A page of HTML with status 200: somebody answers in the server's place.
  unexpected: 'De server gaf een onverwacht antwoord. Probeer het opnieuw.',
  /** What must not be done, whatever the server would say. */
  refused: {
    noMedia: 'Een product kan pas getoond worden als het minstens 1 media item heeft.',
    // By somebody, perhaps oneself.
    changed: 'Dit werd intussen opnieuw aangepast.',
    gone: 'Er is niets meer terug te zetten.',
    inUse: 'Er is intussen een product dat dit heeft.',
  },
  unknown: 'Er ging iets mis. Probeer het opnieuw.',
  status: {
    400: 'De server kan deze gegevens niet verwerken.',
    401: 'Je bent niet aangemeld.',
    403: 'Je hebt hier geen rechten voor.',
    404: 'Dit bestaat niet (meer).',
    405: 'De server kan dit niet.',
    408: 'De server kreeg dit niet op tijd. Probeer het opnieuw.',
    409: 'Dit werd intussen aangepast, of is nog in gebruik.',
    410: 'Dit bestaat niet (meer).',
    412: 'Dit werd intussen opnieuw aangepast.',
    413: 'Dit is te groot voor de server.',
    414: 'Dit is te groot voor de server.',
    415: 'Dit bestandsformaat wordt niet ondersteund.',
    422: 'De server kan deze gegevens niet verwerken.',
    423: 'Dit is even vergrendeld. Probeer het later opnieuw.',
    429: 'Te veel aanvragen. Wacht even en probeer opnieuw.',
    431: 'Dit is te groot voor de server.',
    500: 'De server heeft een fout. Probeer het later opnieuw.',
    501: 'De server kan dit niet.',
    502: 'De server is even niet bereikbaar.',
    503: 'De server is even niet beschikbaar. Probeer het later opnieuw.',
    504: 'De server antwoordt niet op tijd. Probeer het opnieuw.',
    507: 'De server heeft geen plaats meer. Probeer het later opnieuw.',
  } as Record<number, string>,
} as const;
