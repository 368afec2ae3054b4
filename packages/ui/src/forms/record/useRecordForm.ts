import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type FocusEvent, type FormEvent } from 'react';
import { get, useForm, type DefaultValues, type FieldError, type FieldValues, type Path, type PathValue, type Resolver } from 'react-hook-form';
import { afterPress } from '../../gestures/afterPress.ts';
import type { Id } from '../../id.ts';
import { formText } from '../../nl/forms.ts';
import { observable, type Observable } from '../../observable.ts';
import { useKeptDraft } from '../../overlays/FormDialog/unsaved.ts';
import { placeServerErrors, type ServerErrors } from './serverErrors.ts';

/** What was sent of a record where nobody knows whether it is saved: one of it may stand there. */
export interface Unanswered<Values> {
  /** In the order in which it was sent. */
  sent: readonly Values[];
  /** What it made, where that is known by now. */
  id?: Id | undefined;
}

/** What was sent of the form of this place without an answer, as it was kept with what was typed. */
export const useUnanswered = <Values>(): Observable<Unanswered<Values> | undefined> => {
  const kept = useKeptDraft<{ unanswered?: Unanswered<Values> }>();
  return useState(() => observable(kept?.unanswered))[0];
};

interface RecordFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Where the form begins: every field of it. When the record is read anew, the fields that nobody touched follow. */
  defaultValues: Values;
  /** What the person typed before, elsewhere: as if it were typed here. */
  typed?: Partial<Values> | undefined;
  /**
   * Saves. `base` is what each field said when the person began to change it. The form settles when it resolves, and
   * stays with its values when it rejects.
   */
  onSubmit: (values: Values, base: Values) => Promise<void> | void;
  /** It is saved. */
  onSaved?: () => void;
  /** The form was sent while a rule was broken: by Enter, or by a script. */
  onRefused?: () => void;
  /** The record exists: what is wrong with it is said at once, because it may not be saved as it is. */
  isExisting?: boolean;
  /** Kept with the draft, and not left unasked. */
  unanswered?: Pick<Observable<Unanswered<Values> | undefined>, 'get' | 'subscribe'> | undefined;
  /** Fields that are never kept: passwords. */
  secrets?: readonly Path<Values>[];
  /** The person is asked something before it goes on: it is not the server that lasts. */
  isDeciding?: boolean;
  serverError?: string;
  serverErrors?: ServerErrors;
}

/** What outlives a crash: the fields that were changed, what they said before, and what the record is called. */
interface RecordDraft<Values> {
  name?: string | undefined;
  typed: Partial<Values>;
  base: Partial<Values>;
  /** Every field, for where the record that it began with is gone by then. */
  whole?: Partial<Values>;
  /** It may be saved. */
  unanswered?: Unanswered<Partial<Values>> | undefined;
}

/** `sent` is after a success, until something is changed again: it is not sent twice. */
type Phase = 'idle' | 'pending' | 'sent';

/** ms that a save may take before its form may be closed: a tablet before a customer does not hang on a bad line. */
const SLOW_MS = 5_000;

const NONE: ReadonlySet<string> = new Set();

const pick = <Values extends FieldValues>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(names.map(name => [name, values[name]])) as Partial<Values>;

/** The fields that a person changed: those of a list are flagged one by one. */
const namesOf = (dirtyFields: object) => Object.entries(dirtyFields).filter(([, flag]) => JSON.stringify(flag)?.includes('true')).map(([name]) => name);

/**
 * A form of one record: validates on every change, sends once, keeps its values when sending failed,
 * and holds the server's complaint beside its field until that field is changed. What is typed outlives a crash.
 */
export const useRecordForm = <Values extends FieldValues>({
  resolver, defaultValues, typed: typedBefore, onSubmit, onSaved, onRefused, isExisting = false, unanswered, secrets = [], isDeciding = false, serverError, serverErrors,
}: RecordFormOptions<Values>) => {
  const form = useForm<Values>({ resolver, mode: 'all', defaultValues: defaultValues as DefaultValues<Values> });
  const { errors, isValid } = form.formState;
  // Not the library's own `isDirty`: that forgets what was kept when the record is read anew. Nor does it say when a list becomes another.
  // Beside the state: what is typed first draws no form anew.
  const [touched] = useState(() => observable<readonly string[]>([]));
  // The phase as it is by now: a second press comes before the form is drawn again.
  const [latest] = useState(() => observable<Phase>('idle'));
  const phase = useSyncExternalStore(latest.subscribe, latest.get);
  const [refusals, setRefusals] = useState(0);
  const [corrected, setCorrected] = useState(NONE);
  const base = useRef(defaultValues);
  const kept = useKeptDraft<RecordDraft<Values>>();
  // Those that asked what is wrong with them as the form was drawn before: of what it does not draw it says so itself. The first time it may be any.
  const [drawn] = useState(() => new Set<string>());
  const sentFrom = useRef<HTMLFormElement>(undefined);
  const placed = placeServerErrors(serverErrors, Object.keys(defaultValues).filter(name => drawn.size === 0 || drawn.has(name)), serverError);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (phase !== 'pending' || isDeciding) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [phase, isDeciding]);

  // What was kept and is filled in again corrects nothing of what was refused.
  const isFilling = useRef(false);
  const onChange = useEffectEvent((name: string) => {
    if (placed.byField[name] && !isFilling.current) setCorrected(names => (names.has(name) ? names : new Set([...names, name])));
    if (latest.get() === 'sent') latest.set('idle');
  });
  useEffect(() => form.subscribe({
    // What was changed comes along; asked for by its name it would have the form drawn anew for the first key of each field.
    formState: { values: true },
    callback: ({ name, dirtyFields = {} }) => {
      if (name) onChange(name);
      const names = namesOf(dirtyFields);
      if (names.join() !== touched.get().join()) touched.set(names);
    },
  }), [form, touched]);

  const complainedOf = Object.keys(placed.byField).join();
  useEffect(() => {
    // Each refusal leads to the first field that is wrong anew, even where it says the same.
    if (complainedOf && refusals >= 0) (sentFrom.current ?? document).querySelector<HTMLElement>('form [aria-invalid="true"]:not(:disabled)')?.focus();
  }, [refusals, complainedOf]);

  const onOpen = useEffectEvent(() => {
    const before: Pick<RecordDraft<Values>, 'typed' | 'whole'> & { base?: Partial<Values> } | undefined = kept ?? (typedBefore && { typed: typedBefore });
    if (before) {
      base.current = { ...base.current, ...before.base };
      isFilling.current = true;
      for (const [name, value] of Object.entries(isExisting ? before.typed : { ...before.whole, ...before.typed })) form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      isFilling.current = false;
    }
    // What was not kept, as a password, is not said to be wrong before anybody was there.
    if (before || isExisting) void form.trigger(isExisting ? undefined : Object.keys(before?.typed ?? {}) as Path<Values>[]);
  });
  useEffect(() => { onOpen(); }, []);

  /** The fields that are the person's: changed, or put back since they were sent without an answer. */
  const typedNames = (): string[] => {
    const [values, { sent = [] } = {}] = [form.getValues(), unanswered?.get()];
    const isPutBack = (name: string) => sent.some(one => JSON.stringify(values[name]) !== JSON.stringify(one[name]));
    return Object.keys(defaultValues).filter(name => touched.get().includes(name) || isPutBack(name));
  };

  // Tells whether the record says something else than before; a file is never part of a record.
  const signature = JSON.stringify(defaultValues);
  const adopted = useRef(signature);
  const onReadAnew = useEffectEvent((read: string) => {
    if (adopted.current === read) return;
    adopted.current = read;
    const typed = typedNames();
    const own = pick(form.getValues(), typed);
    base.current = { ...defaultValues, ...pick(base.current, typed) };
    form.reset(defaultValues as DefaultValues<Values>, { keepDirtyValues: true });
    for (const name of typed) if (!touched.get().includes(name)) form.setValue(name as Path<Values>, own[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    // What is new is not said to be wrong before anybody was there.
    void form.trigger(isExisting ? undefined : touched.get() as Path<Values>[]);
  });
  useEffect(() => { onReadAnew(signature); }, [signature]);

  const send = async (values: Values, end: ((isSaved: boolean) => void) | undefined) => {
    if (latest.get() !== 'idle') return;
    latest.set('pending');
    try {
      await onSubmit(values, base.current);
      end?.(true);
      latest.set('sent');
    } catch {
      // Why is said by `serverError`, `serverErrors` or a toast: the caller knows, the form only stays.
      latest.set('idle');
      end?.(false);
      setCorrected(NONE);
      setRefusals(count => count + 1);
      return;
    }
    onSaved?.();
  };

  const error = (name: Path<Values>): string | undefined => {
    drawn.add(name);
    // Not `getFieldState`: that has the form drawn anew at each validation.
    const own = (get(errors, name) as FieldError | undefined)?.message;
    return own ?? (phase === 'pending' || corrected.has(name) ? undefined : placed.byField[name]);
  };
  const draft = (): RecordDraft<Values> | undefined => {
    const keepable = (names: readonly string[]) => names.filter(name => !(secrets as readonly string[]).includes(name));
    const [values, all, typed] = [form.getValues(), keepable(Object.keys(defaultValues)), keepable(typedNames())];
    const isSending = latest.get() === 'pending' && !isDeciding;
    const told = unanswered?.get() ?? (isSending && typed.length > 0 ? { sent: [values] } : undefined);
    if (typed.length === 0 && !told) return undefined;
    return {
      name: values['name'] || values['username'] || undefined,
      typed: pick(values, typed), base: pick(base.current, typed), whole: pick(values, all), unanswered: told && { ...told, sent: told.sent.map(one => pick(one, all)) },
    };
  };

  return {
    control: form.control,
    /** The props of a text field: `<TextField {...record.field('name')} label="…" />`. */
    field: (name: Path<Values>) => {
      const { onBlur, ...field } = form.register(name);
      // What is wrong moves what stands beneath it.
      return { ...field, onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)), error: error(name) };
    },
    /** Fills in a field in the person's place. */
    fill: (name: Path<Values>, value: PathValue<Values, Path<Values>>) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }),
    /** What is wrong with a field, by the rules or by the server. */
    error,
    /** What the server says of no field in particular. */
    generalError: phase === 'pending' ? undefined : placed.general,
    /** Sends it; `end` is told whether it is saved, before anything else learns of it. */
    submit: (event: FormEvent<HTMLFormElement>, end?: (isSaved: boolean) => void) => {
      sentFrom.current = event.currentTarget;
      void form.handleSubmit(values => send(values, end), onRefused)(event);
    },
    /** The fields that a person changed: for `useIsDirty`. */
    touched,
    /** Nothing was changed since it was saved. */
    isSent: phase === 'sent',
    /** What was sent, and may be saved. */
    unanswered,
    /** What would be lost: for the store of unsaved input. */
    draft,
    isPending: phase === 'pending',
    /** So long already that nobody has to wait for it. */
    isSlow,
    /** The same by now, also when the form is gone. */
    isSaving: () => latest.get() === 'pending',
    /** Nothing is wrong, and it has not just been sent. */
    canSubmit: isValid && phase !== 'sent' && Object.keys(errors).length === 0,
  };
};

const nothing = observable(undefined);

/** Whether something was changed that is not saved, or may not be. Who asks is drawn anew when that changes, and the form is not. */
export const useIsDirty = ({ touched, isSent, unanswered = nothing }: Pick<RecordForm<FieldValues>, 'touched' | 'isSent' | 'unanswered'>): boolean => {
  const count = () => touched.get().length;
  const isTouched = useSyncExternalStore(touched.subscribe, count) > 0;
  const isUnanswered = useSyncExternalStore(unanswered.subscribe, () => unanswered.get() !== undefined);
  return (isTouched || isUnanswered) && !isSent;
};

/** What is said of it to who leaves it. */
export const unsavedText = ({ unanswered }: Pick<RecordForm<FieldValues>, 'unanswered'>): string => (unanswered?.get() ? formText.maybeSaved : formText.unsaved);

/** What `useRecordForm` gives. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
