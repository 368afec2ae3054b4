import type { Page } from '../types/common.ts';
import type { Store } from './batch.ts';

/** A list that is being asked, part by part. */
interface Ask {
  /** A write came between: what it tells may be from before. */
  isDoubtful: boolean;
}

/** The latest of each list: those before it were overtaken. */
const asks = new Map<string, Ask>();

/** What is told of the lists that are being asked is no longer shown: a write made it doubtful. What is shown stays, and with it what the write did to it. */
export const discardParts = (): void => {
  for (const ask of asks.values()) ask.isDoubtful = true;
};

/**
 * Asks for a list of which a screen may show what is in already: an entry of the cache, and null once the whole is there:
 * of one that becomes undefined SWR tells nobody. Where the rest does not come, what is in stays until it is asked again.
 * @param key the cache key of what is in of it
 * @param ask tells each part; of two, the longer stays
 */
export const inParts = async <Whole>(
  { mutate }: Store, key: string, ask: (hear: (part: Page<unknown>) => void) => Promise<Whole>,
): Promise<Whole> => {
  const mine: Ask = { isDoubtful: false };
  const tell = (part: Page<unknown> | null) => {
    const longer = (shown: Page<unknown> | null | undefined) => (part && shown && shown.items.length > part.items.length ? shown : part);
    // After a sign-out the provider, and with it the cache, may be gone.
    mutate<Page<unknown> | null>(key, longer, { revalidate: false }).catch(() => {});
  };
  asks.set(key, mine);
  const whole = await ask(part => {
    if (asks.get(key) === mine && !mine.isDoubtful) tell(part);
  });
  // Not in this breath: the whole is not in the cache yet, and what is in would be gone for the screen.
  setTimeout(() => {
    if (asks.get(key) !== mine) return;
    asks.delete(key);
    tell(null);
  });
  return whole;
};
