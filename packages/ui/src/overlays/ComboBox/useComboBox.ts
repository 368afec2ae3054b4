import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react';
import { comboText } from '../../nl/forms.ts';
import { isSameId } from '../../id.ts';
import { fold } from './fold.ts';
import { CREATE_ID, foldOptions, limitOptions, MOST_OPTIONS, searchOptions, toggleId, type Choice, type ComboOption, type LookupStatus } from './options.ts';

/** Rows that PageUp and PageDown go. */
const PAGE = 10;

interface ComboState extends Choice {
  status?: LookupStatus;
  /** The most options that are shown at once. */
  most?: number;
  /** The name of a last row that makes a new one; none without it. */
  createLabel?: string | undefined;
  /** That row was chosen, with what had been typed. */
  onCreate?: (typed: string) => void;
}

const NOTHING: readonly ComboOption[] = [];

/** What is open, typed, found and pointed at in a combo box, and what its keys do. */
export const useComboBox = ({ options, known = NOTHING, value, onChange, isMultiple, status = 'ready', most = MOST_OPTIONS, createLabel, onCreate }: ComboState) => {
  const [isOpen, setOpen] = useState(false);
  /** What was typed; null while nothing was. */
  const [query, setQuery] = useState<string | null>(null);
  // Its id: the options may be fetched anew while one of them is pointed at.
  const [pointed, setPointedId] = useState<ComboOption['id'] | null>(null);
  const setPointed = (option: ComboOption | null) => setPointedId(option?.id ?? null);
  const [said, setSaid] = useState('');
  /** What was chosen here: it keeps its name when somebody else deletes it, and says so. */
  const [picked, setPicked] = useState(NOTHING);
  const keepName = (option: ComboOption | undefined) => { if (option) setPicked(now => [...now, option]); };

  const isReady = status === 'ready';
  const folded = useMemo(() => foldOptions(options), [options]);
  const names = useMemo(() => {
    const gone = isReady ? picked.map(option => ({ ...option, name: comboText.gone(option.name) })) : picked;
    return new Map([...gone, ...known, ...options].map(option => [String(option.id), option]));
  }, [picked, known, options, isReady]);
  const chosen = value.map(id => names.get(String(id)) ?? { id, name: status === 'loading' ? '…' : comboText.unknown(String(id)) });
  const only = isMultiple ? undefined : chosen[0];
  const searched = query ?? '';
  const found = useMemo(() => searchOptions(folded, searched), [folded, searched]);
  const { shown, left } = useMemo(() => {
    const limited = limitOptions(found, searched ? undefined : only && names.get(String(only.id)), most);
    // Who typed the name of one that exists does not want another.
    const isNew = createLabel !== undefined && !found.some(({ name }) => fold(name) === fold(searched));
    return isNew ? { ...limited, shown: [...limited.shown, { id: CREATE_ID, name: createLabel }] } : limited;
  }, [found, searched, only, names, most, createLabel]);

  // While something is typed, Enter takes the best match.
  const at = pointed === null ? -1 : shown.findIndex(({ id }) => isSameId(id, pointed));
  const active = at >= 0 ? at : searched && shown.length > 0 ? 0 : -1;

  const open = () => {
    if (isOpen) return;
    setPointed(only ? names.get(String(only.id)) ?? null : null);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setQuery(null);
    setPointed(null);
  };
  const isChosen = (option: ComboOption) => value.some(id => isSameId(id, option.id));
  const choose = (option: ComboOption) => {
    if (option.id === CREATE_ID) {
      close();
      return onCreate?.(searched.trim());
    }
    keepName(option);
    if (!isMultiple) {
      onChange([option.id]);
      return close();
    }
    setSaid((isChosen(option) ? comboText.removed : comboText.chosen)(option.name));
    onChange(toggleId(value, option.id));
    setQuery(null);
    return setPointed(option);
  };
  const remove = (option: ComboOption) => {
    setSaid(comboText.removed(option.name));
    onChange(value.filter(id => !isSameId(id, option.id)));
  };
  /** What was typed in full: it counts as chosen by who goes on. */
  const findMatch = (wanted = fold(searched)) => (wanted ? found.find(({ name }) => fold(name) === wanted) : undefined);
  const take = (option: ComboOption | undefined) => { if (option && !isChosen(option)) onChange(isMultiple ? [...value, option.id] : [option.id]); };
  /** The person went on before it was known what there is: then it is decided once that is. */
  const [isLeft, setLeft] = useState(false);
  const [late, setLate] = useState<ComboOption>();
  if (isLeft && isReady) {
    setLeft(false);
    const match = findMatch();
    setLate(match);
    keepName(match);
    setQuery(null);
  }
  const takeLate = useEffectEvent(take);
  useEffect(() => takeLate(late), [late]);
  /** The person goes on: a name that was typed in full counts as chosen, an emptied field as no choice. */
  const leave = () => {
    if (!isReady && query) {
      setOpen(false);
      return setLeft(true);
    }
    const match = findMatch();
    keepName(match);
    take(match);
    return close();
  };
  const type = (text: string) => {
    setLeft(false);
    setQuery(text);
    setPointed(null);
    setOpen(true);
    if (!isMultiple && !text && value.length > 0) onChange([]);
  };

  const goTo = (index: number) => setPointed(shown[Math.max(0, Math.min(shown.length - 1, index))] ?? null);
  const keys: Record<string, (() => void) | undefined> = isOpen
    ? {
      ArrowDown: () => goTo(active + 1 === shown.length ? 0 : active + 1),
      ArrowUp: () => goTo(active <= 0 ? shown.length - 1 : active - 1),
      Home: () => goTo(0),
      End: () => goTo(shown.length - 1),
      PageDown: () => goTo(active + PAGE),
      PageUp: () => goTo(active - PAGE),
      Enter: () => { if (shown[active]) choose(shown[active]); else if (isReady) close(); },
      Escape: close,
    }
    : {
      ArrowDown: () => { open(); if (!only) goTo(0); },
      ArrowUp: () => { open(); if (!only) goTo(shown.length - 1); },
    };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = chosen.at(-1);
    if (isMultiple && event.key === 'Backspace' && !event.repeat && !query && last) return remove(last);
    const act = keys[event.key];
    if (!act || event.shiftKey || event.ctrlKey || event.metaKey) return undefined;
    // Not the dialog around it, nor the form.
    event.preventDefault();
    event.stopPropagation();
    return act();
  };

  return {
    isOpen, open, close, leave, type, choose, remove, setPointed, onKeyDown, shown, left, active, chosen, isChosen, said,
    foundCount: found.length, query: query ?? '', text: query ?? only?.name ?? '',
  };
};

/** What `useComboBox` gives. */
export type Combo = ReturnType<typeof useComboBox>;
