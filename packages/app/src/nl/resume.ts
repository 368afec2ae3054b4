import { formatMoment } from '@staalkaart/ui';

/** What is offered after work that broke off: a lost session, a crash, a closed tab. */
export const resumeTexts = {
  title: 'Verdergaan waar je was?',
  text: (savedAt: number, name: string | undefined, mayBeSaved: boolean) => `Je was op ${formatMoment(new Date(savedAt).toISOString())} iets aan het ${mayBeSaved ? 'bewaren. Kijk eerst na of het er al staat' : 'invullen dat nog niet opgeslagen is'}. Wat je invulde, is bewaard.${name ? ` Het gaat over ‘${name}’.` : ''}`,
  resume: 'Verdergaan',
  drop: 'Weggooien',
} as const;
