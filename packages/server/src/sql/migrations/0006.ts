/** What was told to whoever made something by a call with a key. */
export const keptAnswers = `
  CREATE TABLE answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    status INTEGER NOT NULL, etag TEXT, since INTEGER NOT NULL, added INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX answers_user ON answers(user_id);
`;
