/** What a question says unless it is told otherwise, and how it is answered safely. */
export const confirmText = {
  title: 'Weet je zeker?',
  yes: 'JA',
  no: 'ANNULEER',
  holdHint: 'Houd de knop ingedrukt om te bevestigen.',
  holdPressAgain: 'Druk nog eens om te bevestigen.',
  typeToConfirm: (expected: string) => `Typ “${expected}” om te bevestigen`,
} as const;
