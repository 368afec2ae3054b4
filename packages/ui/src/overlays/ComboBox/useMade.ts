import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isSameId, type Id } from '../../id.ts';
import { fold } from './fold.ts';
import type { ComboOption } from './options.ts';

interface ChoiceState {
  options: readonly ComboOption[];
  known?: readonly ComboOption[];
  value: readonly Id[];
  onChange: (ids: Id[]) => void;
  isMultiple?: boolean;
}

const NONE: readonly ComboOption[] = [];

/** What was made from the field: it is chosen, and named for as long as the options do not hold it. */
export const useMade = ({ options, known = NONE, value, onChange, isMultiple }: ChoiceState) => {
  const [named, setNamed] = useState<readonly ComboOption[]>(NONE);
  /** The name of one whose id the server did not tell. */
  const [awaited, setAwaited] = useState<string>();
  const choose = useEffectEvent((id: ComboOption['id']) => onChange(isMultiple ? [...value.filter(other => !isSameId(other, id)), id] : [id]));
  const foundId = awaited === undefined ? undefined : options.findLast(({ name }) => fold(name) === fold(awaited))?.id;
  useEffect(() => { if (foundId !== undefined) choose(foundId); }, [foundId]);
  // What came last, chosen in an effect: whoever made it may hold an old view of what is chosen.
  const last = named.at(-1);
  useEffect(() => { if (last) choose(last.id); }, [last]);
  return {
    known: useMemo(() => [...known, ...named], [known, named]),
    take: ({ id, name }: { id?: ComboOption['id'] | undefined; name: string }) => {
      if (id === undefined) setAwaited(name);
      else setNamed(before => [...before, { id, name }]);
    },
  };
};
