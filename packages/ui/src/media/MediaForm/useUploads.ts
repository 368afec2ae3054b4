import { useEffect, useReducer, useRef, useState } from 'react';
import { mediaText } from '../../nl/media.ts';
import { checkMedia, type MediaKind } from '../fileChecks.ts';
import type { Explain, UploadHooks } from './mediaValues.ts';
import { isSendable, uploadsAfter, type UploadEntry } from './uploads.ts';

/** The words of the error itself: those of an Error, else a general sentence. */
export const explainError: Explain = error => (error instanceof Error && error.message) || mediaText.uploadFailed;

interface UploadsOptions {
  kind: MediaKind;
  /** Sends one file; `at` is its position among those of this submission. */
  send: (file: File, at: number, hooks: UploadHooks) => Promise<unknown> | void;
  explain: Explain;
}

let lastKey = 0;

/** Files that were chosen: checks each one, sends them one after the other, and keeps what became of each. */
export const useUploads = ({ kind, send, explain }: UploadsOptions) => {
  const [entries, dispatch] = useReducer(uploadsAfter, []);
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  // Whatever waits for its check is checked as the kind that is asked now.
  const kindNow = useRef(kind);
  useEffect(() => {
    if (kindNow.current === kind) return;
    kindNow.current = kind;
    dispatch({ type: 'recheck' });
  }, [kind]);
  const asked = useRef(new Map<number, MediaKind>());
  useEffect(() => {
    for (const { key, file, status } of entries) {
      if (status !== 'checking' || asked.current.get(key) === kind) continue;
      asked.current.set(key, kind);
      void checkMedia(file, kind).then(message => {
        if (asked.current.get(key) !== kind) return;
        asked.current.delete(key);
        dispatch({ type: 'changed', key, to: { status: message ? 'refused' : 'ready', message } });
      });
    }
  }, [entries, kind]);

  const add = (files: readonly File[]) =>
    dispatch({ type: 'added', entries: files.map(file => ({ key: (lastKey += 1), file, status: 'checking' })) });
  const remove = (key: number) => dispatch({ type: 'removed', key });

  /** Sends one; false when the person stopped it. */
  const sendOne = async ({ key, file }: UploadEntry, at: number, count: number, signal: AbortSignal) => {
    dispatch({ type: 'changed', key, to: { status: 'sending' } });
    try {
      await send(file, at, { signal, count, onProgress: share => { if (!signal.aborted) dispatch({ type: 'changed', key, to: { status: 'sending', share } }); } });
      dispatch({ type: 'changed', key, to: { status: 'done' } });
      return true;
    } catch (error) {
      dispatch({ type: 'changed', key, to: signal.aborted ? { status: 'ready' } : { status: 'failed', message: explain(error) } });
      return false;
    }
  };

  /** Sends all that can be, in order. @returns whether every one of them arrived */
  const sendAll = async (): Promise<boolean> => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    let arrived = true;
    const sendable = entries.filter(isSendable);
    for (const [at, entry] of sendable.entries()) {
      if (controller.signal.aborted) break;
      // One after the other: they are filed in the order in which they were chosen.
      // oxlint-disable-next-line no-await-in-loop
      arrived = (await sendOne(entry, at, sendable.length, controller.signal)) && arrived;
    }
    running.current = undefined;
    setSending(false);
    return arrived && !controller.signal.aborted;
  };
  return { entries, add, remove, sendAll, stop: () => running.current?.abort(), isSending };
};
