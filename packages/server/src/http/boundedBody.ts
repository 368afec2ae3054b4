import type { IncomingMessage } from 'node:http';
import { refusal, tooBusy } from '@staalkaart/api';
import { API_BASE, EXTRAS } from '@staalkaart/api-client/wire';

const KILOBYTE = 1024;
/** The largest body that is not a file, in kB; and that of a call which anybody may make, as large as the headers of any line may be. */
const [LARGEST_BODY, LARGEST_OPEN] = [1024, 16];
/** How much is kept of bodies on their way, in kB, of all that are signed in together, and of one session. Of anybody else none is read but a small one. */
const [MOST_KEPT, MOST_OF_ONE] = [32 * 1024, 8 * 1024];
let kept = 0;
const keptOf = new Map<string, number>();

const tooLarge = (largest: number): Response =>
  refusal(413, { title: 'De aanvraag is te groot.', detail: `Er wordt hoogstens ${largest === LARGEST_BODY ? '1 MB' : `${largest} kB`} aan gegevens aanvaard.` });

/**
 * The body of a request that is no file, read as it is asked for: not before a call knows who sends it. What is too large, or too much
 * together, ends it with the refusal as the error. Undefined where there is none; the refusal where it says itself that it is too large.
 */
export const boundedBody = (asked: IncomingMessage, pathname: string): ReadableStream<Uint8Array> | Response | undefined => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = asked.headers;
  const isOpen = pathname.startsWith(API_BASE + EXTRAS.login);
  const largest = isOpen ? LARGEST_OPEN : LARGEST_BODY;
  if (Number(length) > largest * KILOBYTE) return tooLarge(largest);
  if (Number(length) === 0 && encoding === undefined) return undefined;
  const parts = asked.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  // The token alone: the word before it may be written in many ways.
  const sender = asked.headers.authorization?.split(' ').at(-1) ?? '';
  let [size, counted] = [0, 0];
  const count = (added: number): number => {
    kept += added;
    counted += added;
    const own = (keptOf.get(sender) ?? 0) + added;
    if (own > 0) keptOf.set(sender, own);
    else keptOf.delete(sender);
    return own;
  };
  const take = ({ length: added }: Buffer): Response | undefined => {
    size += added;
    if (size > largest * KILOBYTE) return tooLarge(largest);
    if (isOpen) return undefined;
    const own = count(added);
    return kept > MOST_KEPT * KILOBYTE || own > MOST_OF_ONE * KILOBYTE ? tooBusy() : undefined;
  };
  let isOver = false;
  const letGo = (): void => {
    isOver = true;
    count(-counted);
    // The rest of one that is refused goes by, or the next call on this line waits for it: not before nobody reads it any more.
    void parts.return?.().then(() => asked.resume(), () => undefined);
  };
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next().catch((error: unknown) => {
        letGo();
        throw error;
      });
      if (isOver) return undefined;
      const refused = done ? undefined : take(value);
      if (!done && !refused) return controller.enqueue(value);
      letGo();
      return refused ? controller.error(refused) : controller.close();
    },
    cancel: letGo,
  }, { highWaterMark: 0 });
};
