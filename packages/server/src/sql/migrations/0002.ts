/** Passwords wait for their code each by themselves, and wrong codes count against the account. Who was waiting begins anew. */
export const waitingSteps = `
  ALTER TABLE second_steps DROP COLUMN password_at;
  ALTER TABLE second_steps DROP COLUMN attempts;
  ALTER TABLE second_steps ADD COLUMN wrong REAL NOT NULL DEFAULT 0;
  ALTER TABLE second_steps ADD COLUMN wrong_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE second_steps ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]';
`;
