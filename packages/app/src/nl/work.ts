/** What is offered after a session that ended in the middle of work. */
export const workTexts = {
  title: 'Verdergaan waar je was?',
  text: 'Je sessie verliep terwijl je iets aan het invullen was. Wat je invulde, is bewaard.',
  resume: 'Verdergaan',
  drop: 'Weggooien',
} as const;
