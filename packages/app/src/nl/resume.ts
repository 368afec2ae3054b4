/** Made when it is needed: a format costs tens of milliseconds. */
const when = (time: number) => new Intl.DateTimeFormat('nl-BE', { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }).format(time);

/** What is offered after work that broke off: a lost session, a crash, a closed tab. */
export const resumeTexts = {
  title: 'Verdergaan waar je was?',
  text: (savedAt: number, name: string | undefined, wasSaving = false) => `Je was op ${when(savedAt)} iets aan het ${wasSaving ? 'bewaren. Kijk eerst na of het er al staat' : 'invullen dat nog niet opgeslagen is'}. Wat je invulde, is bewaard.${name ? ` Het gaat over ‘${name}’.` : ''}`,
  resume: 'Verdergaan',
  drop: 'Weggooien',
} as const;
