import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { useDraftWatch, useKeptDraft } from '../../controls/FormDialog/draftPlace.ts';
import { placeServerErrors, type ServerErrors } from './serverErrors.ts';

interface RecordFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Where the form begins: every field of it, because its fields are read from here. */
  defaultValues: Values;
  /** What was typed over it before another modal took its place: it is there again, and still unsaved. */
  draft?: Partial<Values>;
  onSubmit: (values: Values) => Promise<void> | void;
  /** The form was sent while a rule was broken (by a script: the button is disabled). */
  onRefused?: () => void;
  /** The record that the values come from, if there is one: what is wrong with it is said at once, because it may not be saved as it is. */
  recordKey?: string;
  serverError?: string;
  serverErrors?: ServerErrors;
}

/** `sent` is after a success, until something is changed again: it is not sent twice. */
type Phase = 'idle' | 'pending' | 'sent';

/** A modal shows one record for as long as it is open. */
export const keyOf = (isEditing: boolean | undefined): string | undefined => (isEditing ? 'existing' : undefined);

const NONE: ReadonlySet<string> = new Set();

/**
 * A form of one record: validates on every change, sends once, keeps its values when sending failed,
 * and holds the server's complaint beside its field until that field is changed. What is typed outlives the session.
 */
export const useRecordForm = <Values extends FieldValues>({ resolver, defaultValues, draft, onSubmit, onRefused, recordKey, serverError, serverErrors }: RecordFormOptions<Values>) => {
  const form = useForm<Values>({ resolver, mode: 'all', defaultValues: defaultValues as DefaultValues<Values> });
  const { errors, isValid, isDirty } = form.formState;
  const [phase, setPhase] = useState<Phase>('idle');
  const [attempt, setAttempt] = useState(0);
  const [corrected, setCorrected] = useState(NONE);
  const isUnderWay = useRef(false);

  const complaints = JSON.stringify(serverErrors ?? null);
  const placed = useMemo(
    () => placeServerErrors(JSON.parse(complaints) as ServerErrors | undefined, Object.keys(defaultValues), serverError),
    // The fields are the same for the life of a form.
    // oxlint-disable-next-line react/exhaustive-deps
    [complaints, serverError],
  );

  useEffect(() => form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (!name) return;
      setCorrected(names => (names.has(name) ? names : new Set([...names, name])));
      setPhase(was => {
        if (was === 'sent') isUnderWay.current = false;
        return was === 'sent' ? 'idle' : was;
      });
    },
  }), [form]);

  useEffect(() => {
    setCorrected(NONE);
    const first = Object.keys(placed.byField)[0];
    if (first) form.setFocus(first as Path<Values>);
  }, [placed, attempt, form]);

  const isUnsaved = isDirty && phase !== 'sent';
  const kept = useKeptDraft<Partial<Values>>();
  useDraftWatch(() => (isUnsaved ? form.getValues() : undefined));
  const typed = useRef(kept ?? draft);
  useEffect(() => {
    if (!typed.current) return;
    form.reset({ ...form.getValues(), ...typed.current } as Values, { keepDefaultValues: true });
    void form.trigger();
  }, [form]);

  const loadedKey = useRef(recordKey);
  const latest = useRef(defaultValues);
  latest.current = defaultValues;
  useEffect(() => {
    if (recordKey === undefined) return;
    // Another record, not the same one fetched again: that would wipe what is typed.
    if (loadedKey.current !== recordKey) form.reset(latest.current as DefaultValues<Values>);
    loadedKey.current = recordKey;
    void form.trigger();
  }, [recordKey, form]);

  const send = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPhase('pending');
    try {
      await onSubmit(values);
      setPhase('sent');
    } catch {
      // Why is said by `serverError`, `serverErrors` or a toast: the caller knows, the form only stays.
      isUnderWay.current = false;
      setPhase('idle');
      setAttempt(count => count + 1);
    }
  };

  const error = (name: Path<Values>): string | undefined => {
    const own = form.getFieldState(name, form.formState).error?.message;
    return own ?? (phase === 'pending' || corrected.has(name) ? undefined : placed.byField[name]);
  };

  return {
    control: form.control,
    /** The values as they stand. */
    values: form.getValues,
    /** The props of a text field: `<TextField {...record.field('name')} label="…" />`. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: error(name) }),
    /** What is wrong with a field, by the rules or by the server. */
    error,
    /** What the server says of no field in particular. */
    generalError: phase === 'pending' ? undefined : placed.general,
    submit: (event: FormEvent) => { void form.handleSubmit(send, onRefused)(event); },
    isDirty: isUnsaved,
    isPending: phase === 'pending',
    /** Nothing is wrong, and it has not just been sent. */
    canSubmit: isValid && phase !== 'sent' && Object.keys(errors).length === 0,
  };
};

/** What `useRecordForm` gives. */
export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
