/** What is said of signing in, by its password or its code (specification §8). */
export const signInTexts = {
  // Contract string of a sign-in without any answer.
  noServer: 'Not connected to the brains of the app',
  refused: 'Aanmelden is niet gelukt. Kijk na wat je invulde.',
} as const;
