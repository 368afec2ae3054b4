import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; told before the browser lays it out for the paper. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['beforeprint', 'afterprint']) {
      window.addEventListener(event, () => flushSync(() => setPrinting(event === 'beforeprint')), listening);
    }
    return () => listening.abort();
  }, []);
  return isPrinting;
};
