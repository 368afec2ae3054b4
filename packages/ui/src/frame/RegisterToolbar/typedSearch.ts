/** What is typed, beside what the page shows results for. */
export interface TypedSearch {
  /** What stands in the box, as it was typed. */
  draft: string;
  /** The page's own term when last seen. */
  seen: string;
  /** Terms handed to the page and not yet come back as its own, oldest first. */
  sent: readonly string[];
}

export const startSearch = (value: string): TypedSearch => ({ draft: value, seen: value, sent: [] });

/**
 * The page's term changed. When it is one that was sent, the typing goes on undisturbed: a slow page must not take
 * back letters. Any other one (a link, the back button) fills the box.
 */
export const followPage = (search: TypedSearch, value: string): TypedSearch => {
  const at = search.sent.indexOf(value);
  return at < 0 ? startSearch(value) : { ...search, seen: value, sent: search.sent.slice(at + 1) };
};

/** The term to send, or nothing where the page has it or is about to. */
export const termToSend = ({ seen, sent }: TypedSearch, typed: string): string | undefined => {
  const term = typed.trim();
  return term === (sent.at(-1) ?? seen) ? undefined : term;
};
