/** What became of an import (specification §8). */
export const importOutcome = {
  maybeImported: 'De server heeft het bestand misschien al. Kijk na of de producten er staan voor je het opnieuw importeert.',
  showResult: 'Resultaat bekijken',
} as const;
