import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is printed in the place of the page, as `PrintAlone` has it. */
const ALONE = '[data-print]';

/** Whether the page is being printed, and not what lies over it; told before the browser lays it out for the paper. */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['beforeprint', 'afterprint']) {
      window.addEventListener(event, () => flushSync(() => setPrinting(event === 'beforeprint' && !document.querySelector(ALONE))), listening);
    }
    return () => listening.abort();
  }, []);
  return isPrinting;
};
