/** What became of an import (specification §8). */
export const importOutcome = {
  notImported: 'Er is niets geïmporteerd. Je bestand is bewaard.',
  showResult: 'Resultaat bekijken',
} as const;
