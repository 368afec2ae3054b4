import { createContext, use, useEffect, useRef, useState } from 'react';

/** What may become of a form that somebody wants to leave. */
export interface LeaveAnswers {
  /** What was typed is given up. */
  leave: () => void;
  /** The person goes on typing. */
  stay: () => void;
}

/** A form as the application's store of unsaved input knows it. */
export interface UnsavedForm {
  /** What would be lost right now: plain data and files, no passwords. */
  read: () => object | undefined;
  /** It is being saved: leaving loses nothing. As it is by now, also when it is gone from the screen. */
  isSaving: () => boolean;
  /** Asks in place whether it may be left. */
  ask: (answers: LeaveAnswers) => void;
}

/** A form in the store. */
export interface RegisteredForm {
  /** Something was typed or chosen that is not saved; or nothing is any more. */
  setDirty: (isDirty: boolean) => void;
  /** It is saved, or given up: nothing of it is kept. */
  settle: () => void;
  /** It was not saved, or nobody knows: it stays kept. */
  keep: () => void;
  /** It is no longer on screen. What was unsaved stays kept. */
  end: () => void;
}

/** Where one form at a time stands: a page, or the dialog above it. The application provides it. */
export interface UnsavedPlace {
  /** What was kept for the form that opens here; undefined when nothing was. */
  kept: () => object | undefined;
  register: (form: UnsavedForm) => RegisteredForm;
}

const PlaceContext = createContext<UnsavedPlace | undefined>(undefined);

/** Hands the forms below their place in the store of unsaved input. Without one nothing is kept. */
export const UnsavedPlaceProvider = PlaceContext.Provider;

/** What was kept for the form that opens here: it begins with that. */
export const useKeptDraft = <Draft extends object>(): Draft | undefined => {
  const place = use(PlaceContext);
  return useState(() => place?.kept() as Draft | undefined)[0];
};

interface UnsavedOptions {
  isDirty: boolean;
  /** See {@link UnsavedForm}. */
  isSaving: () => boolean;
  read: () => object | undefined;
  /** Leaves: by Escape, a press outside, 'Sluiten' or 'Annuleer'. */
  onLeave?: () => void;
}

/**
 * The one owner of what a form has not saved: tells the store, asks before it is left, and settles once it is saved.
 * Whoever could drop it (a link, Back, another mode, a sign-out, Escape) comes to `request` or to the store.
 */
export const useUnsaved = ({ isDirty, isSaving, read, onLeave }: UnsavedOptions) => {
  const place = use(PlaceContext);
  const [answers, setAnswers] = useState<LeaveAnswers>();
  const latest = useRef({ read, isDirty, isSaving });
  const form = useRef<RegisteredForm>(undefined);
  // The same one wherever it is registered: the store knows it again.
  const [self] = useState((): UnsavedForm => ({ read: () => latest.current.read(), isSaving: () => latest.current.isSaving(), ask: setAnswers }));
  useEffect(() => { latest.current = { read, isDirty, isSaving }; });
  useEffect(() => {
    const registered = place?.register(self);
    form.current = registered;
    registered?.setDirty(latest.current.isDirty);
    return () => registered?.end();
  }, [place, self]);
  useEffect(() => { form.current?.setDirty(isDirty); }, [isDirty]);
  return {
    isAsking: answers !== undefined,
    /** Leaves at once where nothing is lost, else asks. */
    request: () => {
      if (!isDirty) onLeave?.();
      else if (!answers) setAnswers({ leave: () => onLeave?.(), stay: () => undefined });
    },
    /** What the person answers. */
    answer: (leaves: boolean) => {
      setAnswers(undefined);
      if (!leaves) return answers?.stay();
      form.current?.settle();
      return answers?.leave();
    },
    /** How saving ended, also when the form is gone by then: once it is saved nothing is kept. */
    end: (isSaved: boolean) => (isSaved ? form.current?.settle() : form.current?.keep()),
  };
};
