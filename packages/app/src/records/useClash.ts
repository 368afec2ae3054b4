import { useMe } from '@staalkaart/api-client';
import { formatMoment, type Clash, type ClashChoice } from '@staalkaart/ui';
import { saveTexts } from '../nl/editing.ts';
import { mergeRecord } from './merge.ts';
import { useDecision } from './useDecision.ts';

/** One field of a form, as a clash shows it. */
export interface ClashingField<Values> {
  label: string;
  /** Its value in words; as text without it. */
  show?: (value: Values[keyof Values]) => string;
}

/** Every field of a form: null is the person's alone, of which a record tells nothing. The others two people may both change. */
export type ClashingFields<Values> = { [Field in keyof Values & string]: ClashingField<Values> | null };

/** The names of those that two people may both change. */
export const sharedIn = <Values>(fields: ClashingFields<Values>) => (Object.keys(fields) as (keyof Values & string)[]).filter(name => fields[name] !== null);

/** Who changed it last and when, where the server tells; nobody where that was oneself, in another tab. */
const authorOf = (record: object, own: string | undefined): Pick<Clash, 'who' | 'when'> => {
  const { updatedByName, updated } = record as { updatedByName?: string | null; updated?: string };
  return { who: updatedByName && updatedByName !== own ? updatedByName : undefined, when: formatMoment(updated) };
};

/** Asks a person what is saved where a colleague changed the same. */
export const useClash = <Values extends object>(fields: ClashingFields<Values>) => {
  const { asked, ask } = useDecision<Omit<Clash, 'onChoose' | 'onCancel'>, ClashChoice>(saveTexts.notSaved);
  const { me } = useMe();
  const clash: Clash | undefined = asked && { ...asked.question, onChoose: asked.decide, onCancel: asked.cancel };

  const choose = (names: readonly (keyof Values & string)[], mine: Values, theirs: Values, record: object) => {
    const words = (name: keyof Values & string, values: Values) => {
      const { show } = fields[name] ?? {};
      return show ? show(values[name]) : String(values[name] ?? '');
    };
    return ask({
      ...authorOf(record, me?.username),
      fields: names.map(name => ({ name, label: fields[name]?.label ?? name, mine: words(name, mine), theirs: words(name, theirs) })),
    });
  };

  /**
   * What is to be saved over what stands on the server by now: merged, and decided where both changed it.
   * @param record what stands there, of which `theirs` are the values
   * @throws Undecided
   */
  const settle = async (base: Values, mine: Values, theirs: Values, record: object): Promise<Values> => {
    const { values, clashes } = mergeRecord(base, mine, theirs, sharedIn(fields));
    if (clashes.length === 0) return values;
    const choice = await choose(clashes, mine, theirs, record);
    for (const name of clashes) if (choice[name] === 'theirs') values[name] = theirs[name];
    return values;
  };

  return { clash, settle };
};
