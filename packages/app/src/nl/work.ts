/** What signing out breaks off. */
export const workTexts = {
  runs: 'Er is nog iets bezig met veel tegelijk. Als je nu uitlogt, stopt dat.',
  uploads: 'Er worden nog bestanden opgeladen. Als je nu uitlogt, stopt dat.',
  files: 'Er zijn nog bestanden die niet opgeladen raakten. Als je nu uitlogt, gaan ze verloren.',
  writes: 'Er wordt nog iets bewaard. Als je nu uitlogt, stopt dat.',
} as const;
