/** What became of an import (specification §8). */
export const importOutcome = {
  maybeImported: 'De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.',
  notImported: 'Er is niets geïmporteerd. Je bestand is bewaard.',
  showResult: 'Resultaat bekijken',
} as const;
