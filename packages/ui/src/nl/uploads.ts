/** What the tray of uploads says. */
export const uploadTrayText = {
  name: 'Opladen',
  uploading: (fileName: string) => `Opladen van ${fileName}`,
  summary: ({ underWay, failed, stopped }: { underWay: number; failed: number; stopped: number }) => [
    underWay > 0 && (underWay === 1 ? '1 bestand opladen' : `${underWay} bestanden opladen`),
    failed > 0 && `${failed} mislukt`,
    stopped > 0 && `${stopped} gestopt`,
  ].filter(Boolean).join(', '),
  show: 'Opladen tonen',
  hide: 'Opladen verbergen',
  waiting: 'Wacht',
  failed: 'Opladen mislukt.',
  stopped: 'Gestopt',
  retryAll: 'Alles opnieuw proberen',
  cancel: 'Annuleer',
  dismiss: 'Verwijderen uit de lijst',
} as const;
