/** What is said about undoing. */
export const undoTexts = {
  undo: 'Ongedaan maken',
  /** In the place of the button. */
  wasUndone: 'Ongedaan gemaakt',
  undone: (what: string) => `${what}: ongedaan gemaakt`,
  unsaved: 'Bewaar eerst wat je invulde, of gooi het weg.',
  notUndone: 'Niet ongedaan gemaakt',
  maybeUndone: 'Misschien ongedaan gemaakt: er kwam geen bruikbaar antwoord.',
  failed: (reason: string) => `Niet ongedaan gemaakt: ${reason}`,
} as const;
