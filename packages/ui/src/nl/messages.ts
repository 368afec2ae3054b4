/** What the list of past messages says. */
export const messagesText = {
  title: 'Meldingen',
  none: 'Er zijn nog geen meldingen.',
} as const;
