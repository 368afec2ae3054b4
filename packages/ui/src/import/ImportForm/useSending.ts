import { useEffect, useRef, useState } from 'react';

/** What goes with the sending of the file. */
export interface SendHooks {
  /** How much has been sent, 0 to 1: moves the bar. */
  onProgress: (share: number) => void;
  /** Aborted when the person stops the upload, or the form goes away. */
  signal: AbortSignal;
}

/** Sends one thing at a time: how far it is, and a way to stop. Why it failed is the application's to say. */
export const useSending = () => {
  const [share, setShare] = useState<number>();
  const [isSending, setSending] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (how: (hooks: SendHooks) => Promise<void>) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(undefined);
    setSending(true);
    try {
      await how({ signal: controller.signal, onProgress: sent => { if (!controller.signal.aborted) setShare(sent); } });
    } catch {
      // The form stays, with its file.
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };
  return { send, share, isSending, stop: () => running.current?.abort() };
};
