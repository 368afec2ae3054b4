import { useEffect, useEffectEvent, useState } from 'react';
import { followPage, startSearch, termToSend } from './typedSearch.ts';

/** Rest in typing, in ms, after which the term is searched. */
const TYPING_REST_MS = 300;

/** Searches while one types: after a short rest, or at once on Enter and when the box is emptied by its button. */
export const useTypedSearch = (value: string, onSearch: (term: string) => void) => {
  const [search, setSearch] = useState(() => startSearch(value));
  const current = search.seen === value ? search : followPage(search, value);
  if (current !== search) setSearch(current);

  const send = (typed: string) => {
    const term = termToSend(current, typed);
    if (term === undefined) return;
    setSearch(now => ({ ...now, sent: [...now.sent, term] }));
    onSearch(term);
  };
  const { draft } = current;
  const sendRested = useEffectEvent((typed: string) => send(typed));
  useEffect(() => {
    const timer = setTimeout(() => sendRested(draft), TYPING_REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    draft,
    type: (typed: string) => setSearch(now => ({ ...now, draft: typed })),
    commit: (term: string) => {
      setSearch(now => ({ ...now, draft: term }));
      send(term);
    },
  };
};
