import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { TEXT_MAX } from '../../constants.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { searchText } from '../../nl/frame.ts';
import { SEARCH_MARK } from './focusSearch.ts';
import { Clear, Folded, Form, Input, Unfolded } from './SearchBox.styles.ts';

export interface SearchBoxProps {
  /** The term that the page shows results for; the box follows it. */
  value: string;
  /** Called with the trimmed term on Enter, and with '' when it is cleared. */
  onSearch: (term: string) => void;
  /** Says what is searched, and names the field: 'Zoek een product' without it. */
  placeholder?: string;
  /** `night` on the ink header. */
  tone?: 'paper' | 'night';
  /** Where a box has no room: an icon that opens it over its positioned surroundings. */
  isFolded?: boolean;
}

/** Safari gives a pressed button no focus: without this the opened box would close under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The box alone. Escape empties it, as people know from their browser. */
const Box = ({ value, onSearch, placeholder, tone, hasFocus }: Omit<SearchBoxProps, 'isFolded'> & { hasFocus?: boolean }) => {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  if (shown !== value) { // The page's term changed: the box follows in the same render.
    setShown(value);
    setDraft(value);
  }
  useEffect(() => { if (hasFocus) input.current?.select(); }, [hasFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A tablet's keyboard covers the results: it goes away with the focus.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    onSearch(draft.trim());
  };
  const clear = () => {
    setDraft('');
    input.current?.focus();
    if (value) onSearch('');
  };
  return (
    <Form role="search" aria-label={placeholder} data-tone={tone} onSubmit={submit}>
      <Search aria-hidden />
      <Input {...SEARCH_MARK} ref={input} type="search" enterKeyHint="search" autoComplete="off" maxLength={TEXT_MAX} aria-label={placeholder} placeholder={placeholder} value={draft} onChange={event => setDraft(event.target.value)} />
      {draft && <Clear type="button" aria-label={searchText.clear} onMouseDown={keepFocus} onClick={clear}><X aria-hidden /></Clear>}
    </Form>
  );
};

/** Finds products by a term: submits on Enter, can be cleared, and keeps in step with the page (specification §2). */
export const SearchBox = ({ isFolded = false, placeholder = searchText.placeholder, tone = 'paper', ...rest }: SearchBoxProps) => {
  const box = { placeholder, tone, ...rest };
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  if (!isFolded) return <Box {...box} />;
  const leave = (event: FocusEvent<HTMLElement>) => { if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false); };
  const escape = (event: KeyboardEvent) => { if (event.key === 'Escape') close(); };
  return (
    <>
      <Folded data-active={box.value ? true : undefined} data-tone={tone}>
        <IconButton {...(!isOpen && SEARCH_MARK)} ref={opener} icon={Search} label={placeholder} tone={tone} placement="bottom" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      </Folded>
      {isOpen && (
        <Unfolded onBlur={leave} onKeyDown={escape}>
          <Box {...box} hasFocus onSearch={term => { if (term) close(); box.onSearch(term); }} />
        </Unfolded>
      )}
    </>
  );
};
