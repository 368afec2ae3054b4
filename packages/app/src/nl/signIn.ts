/** What is said of signing in, by its password or its code. */
export const signInTexts = {
  refused: 'Aanmelden is niet gelukt. Kijk na wat je invulde.',
} as const;
