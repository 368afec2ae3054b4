import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isSameId, type Id } from '../../id.ts';
import { fold } from './fold.ts';
import type { ComboOption } from './options.ts';

interface ChoiceState {
  options: readonly ComboOption[];
  /** The options are all there are. */
  isReady: boolean;
  known?: readonly ComboOption[];
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  isMultiple?: boolean;
}

const NONE: readonly ComboOption[] = [];

/**
 * What was made from the field: it is chosen, and named for as long as the options do not hold it. Where they held it and
 * do no longer, it was undone: it is let go. Of what was not made here they may hold a part alone.
 */
export const useMade = ({ options, isReady, known = NONE, value, onChange, isMultiple }: ChoiceState) => {
  const [named, setNamed] = useState<readonly ComboOption[]>(NONE);
  /** The name of one whose id the server did not tell. */
  const [awaited, setAwaited] = useState<string>();
  const found = awaited === undefined ? undefined : options.findLast(({ name }) => fold(name) === fold(awaited));
  if (found) {
    setAwaited(undefined);
    setNamed([...named, found]);
  }
  const choose = useEffectEvent((id: ComboOption['id']) => onChange(isMultiple ? [...value.filter(other => !isSameId(other, id)), id] : [id]));
  // What came last, chosen in an effect: whoever made it may hold an old view of what is chosen.
  const last = named.at(-1);
  useEffect(() => { if (last) choose(last.id); }, [last]);

  const listed = useRef(NONE);
  const letGo = useEffectEvent((gone: readonly ComboOption[]) => {
    const left = value.filter(id => !gone.some(one => isSameId(one.id, id)));
    if (left.length < value.length) onChange(left);
  });
  useEffect(() => {
    if (!isReady) return;
    const isListed = ({ id }: ComboOption) => options.some(option => isSameId(option.id, id));
    const gone = listed.current.filter(one => !isListed(one));
    listed.current = named.filter(isListed);
    if (gone.length > 0) letGo(gone);
  }, [options, named, isReady]);
  return {
    known: useMemo(() => [...known, ...named], [known, named]),
    take: ({ id, name }: { id?: ComboOption['id'] | undefined; name: string }) => {
      if (id === undefined) setAwaited(name);
      else setNamed(before => [...before, { id, name }]);
    },
  };
};
