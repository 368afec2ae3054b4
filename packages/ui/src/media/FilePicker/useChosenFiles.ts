import { useEffect, useRef, useState } from 'react';
import { checkMedia, type MediaKind } from '../fileChecks.ts';

/** A file that somebody chose. */
export interface ChosenFile {
  /** Tells two files of the same name apart. */
  key: number;
  file: File;
  /** What it was last checked as; not at all yet without it. */
  checkedAs?: MediaKind;
  /** What is wrong with it as that kind, in Dutch. */
  message?: string;
}

let lastKey = 0;

/** A chosen file before it was checked. */
const chosenFile = (file: File): ChosenFile => ({ key: (lastKey += 1), file });

/** Files that were chosen: each is checked as the kind that is asked now, anew when another kind is asked. */
export const useChosenFiles = (initialFiles: readonly File[], kindOf: (files: readonly File[]) => MediaKind) => {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>(() => initialFiles.map(chosenFile));
  const kind = kindOf(chosen.map(({ file }) => file));
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => { isOpen.current = false; };
  }, []);
  useEffect(() => {
    for (const { key, file, checkedAs } of chosen) {
      if (checkedAs === kind) continue;
      void checkMedia(file, kind).then(message => {
        if (isOpen.current) setChosen(now => now.map(each => (each.key === key ? { ...each, checkedAs: kind, message } : each)));
      });
    }
  }, [chosen, kind]);
  return {
    chosen,
    kind,
    add: (files: readonly File[]) => setChosen(now => [...now, ...files.map(chosenFile)]),
    remove: (key: number) => setChosen(now => now.filter(each => each.key !== key)),
    /** There are files, and each may be handed over. */
    isReady: chosen.length > 0 && chosen.every(({ checkedAs, message }) => checkedAs === kind && message === undefined),
  };
};
