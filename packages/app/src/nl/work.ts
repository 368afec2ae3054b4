/** What signing out breaks off. */
export const workTexts = {
  runs: 'Er is nog iets bezig met veel tegelijk. Als je nu uitlogt, stopt dat.',
  uploads: 'Er zijn nog bestanden niet opgeladen. Als je nu uitlogt, gaan ze verloren.',
  writes: 'Er wordt nog iets bewaard. Als je nu uitlogt, weet je niet of dat lukte.',
} as const;
