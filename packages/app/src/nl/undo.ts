/** What is said about undoing. */
export const undoTexts = {
  undo: 'Ongedaan maken',
  /** In the place of the button. */
  wasUndone: 'Ongedaan gemaakt',
  undone: (what: string) => `${what}: ongedaan gemaakt`,
  /** Somebody, perhaps oneself, changed the same since: that stays. */
  changed: 'Niet ongedaan gemaakt: dit werd intussen opnieuw aangepast.',
  failed: (reason: string) => `Niet ongedaan gemaakt: ${reason}`,
} as const;
