import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isSameId, type Id } from '../../id.ts';
import { fold } from './fold.ts';
import type { Choice, ComboOption } from './options.ts';

interface ChoiceState extends Choice {
  /** The options are all there are. */
  isReady: boolean;
}

/** What was made, and what was chosen as its making began. */
interface Made extends ComboOption {
  instead: readonly Id[];
}

const NONE: readonly never[] = [];

/**
 * What was made from the field: it is chosen, and named for as long as the options do not hold it. Where they held it and
 * do no longer, it was undone: it is let go. Of what was not made here they may hold a part alone.
 */
export const useMade = ({ options, isReady, known = NONE, value, onChange, isMultiple }: ChoiceState) => {
  const [named, setNamed] = useState<readonly Made[]>(NONE);
  /** One whose id the server did not tell. */
  const [awaited, setAwaited] = useState<Omit<Made, 'id'>>();
  const found = awaited && options.findLast(({ name }) => fold(name) === fold(awaited.name));
  if (found) {
    setAwaited(undefined);
    setNamed([...named, { ...found, instead: awaited.instead }]);
  }
  const choose = useEffectEvent(({ id, instead }: Made) => {
    if (isMultiple) onChange([...value.filter(other => !isSameId(other, id)), id]);
    // What the person chose since stays.
    else if (value.join() === instead.join()) onChange([id]);
  });
  // What came last, chosen in an effect: whoever made it may hold an old view of what is chosen.
  const last = named.at(-1);
  useEffect(() => { if (last) choose(last); }, [last]);

  const listed = useRef<readonly ComboOption[]>(NONE);
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
    /** To be called with what was made, however late: it takes the place of what is chosen now. */
    take: ({ id, name }: { id?: ComboOption['id'] | undefined; name: string }) => {
      const made = { name, instead: value };
      if (id === undefined) setAwaited(made);
      else setNamed(before => [...before, { ...made, id }]);
    },
  };
};
