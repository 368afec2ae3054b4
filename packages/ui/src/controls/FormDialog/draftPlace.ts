import { createContext, use, useEffect, useRef, useState } from 'react';

/** The place of one form at a time: a page, or the modal. Its unsaved input outlives the session in which it was typed. */
export interface DraftPlace {
  /** What was kept for the form that opens here; undefined when nothing was. */
  kept: () => object | undefined;
  /** The form has it: it is not handed out again. */
  clear: () => void;
  /** Lets the application read what is unsaved; calling what it returns ends that. */
  watch: (read: () => object | undefined) => () => void;
}

const PlaceContext = createContext<DraftPlace | undefined>(undefined);

/** Says in which place the forms below stand. Without one nothing is kept. */
export const DraftPlaceProvider = PlaceContext.Provider;

/** What was kept of an earlier session for the form that opens here: it begins with that. */
export const useKeptDraft = <Draft extends object>(): Draft | undefined => {
  const place = use(PlaceContext);
  return useState(() => place?.kept() as Draft | undefined)[0];
};

/**
 * Lets the application keep what is typed in a form.
 * @param read what is unsaved right now, or undefined when nothing is
 */
export const useDraftWatch = (read: () => object | undefined): void => {
  const place = use(PlaceContext);
  const latest = useRef(read);
  useEffect(() => { latest.current = read; });
  useEffect(() => {
    place?.clear();
    return place?.watch(() => latest.current());
  }, [place]);
};
