import { connect, type Socket } from 'node:net';

/** How many lines a load is sent over. */
const CONNECTIONS = 10;
/** How many may be open where calls are sent at their times: more wait for a line, and that counts. */
const MOST_OPEN = 100;

/** Calls that are sent in turn: all with the same token, and with answers that tell their length. */
export interface Load {
  url: string;
  token: string;
  paths: readonly string[];
  /** The tag that the caller knows of all of them: unchanged (304) is the answer that is expected then. */
  known?: string;
}

/** Asks over one line, one call after the other. A client of Node would take more of the processor than the server. */
const ask = (line: Socket, question: string, expected: string): Promise<void> => new Promise((resolve, reject) => {
  let heard: Buffer = Buffer.alloc(0);
  const end = (error?: Error) => {
    line.off('data', hear).off('error', end).off('close', close);
    if (error) reject(error);
    else resolve();
  };
  const close = () => end(new Error('The server closed a line that a call was sent over.'));
  const hear = (part: Buffer) => {
    heard = heard.length > 0 ? Buffer.concat([heard, part]) : part;
    const head = heard.indexOf('\r\n\r\n');
    if (head < 0) return;
    const text = heard.toString('latin1', 0, head);
    const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
    if (!text.startsWith(`HTTP/1.1 ${expected}`)) end(new Error(`A call was not answered as it should: ${text}`));
    else if (heard.length >= head + 4 + Number(length)) end();
  };
  line.on('data', hear).on('error', end).on('close', close);
  line.write(question);
});

/** Sends the calls of a load in turn, each over a line that is free. */
const createSender = ({ url, token, paths, known }: Load, mostOpen: number) => {
  const { hostname, port } = new URL(url);
  const lines = new Set<Socket>();
  const [free, waiting]: [Socket[], ((line: Socket) => void)[]] = [[], []];
  let sent = 0;
  const take = async (): Promise<Socket> => {
    // A server closes a line that nobody has used for some seconds.
    for (let line = free.pop(); line; line = free.pop()) {
      if (line.writable) return line;
      lines.delete(line);
    }
    if (lines.size >= mostOpen) return new Promise(resolve => { waiting.push(resolve); });
    const made = connect(Number(port), hostname).setNoDelay();
    lines.add(made);
    return made;
  };
  return {
    /** Sends the next one. @throws where the answer is a refusal */
    async send(): Promise<void> {
      const text = `GET ${paths[sent++ % paths.length]} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n${known === undefined ? '' : `If-None-Match: ${known}\r\n`}\r\n`;
      const line = await take();
      await ask(line, text, known === undefined ? '200' : '304');
      const next = waiting.shift();
      if (next) next(line);
      else free.push(line);
    },
    close: () => lines.forEach(line => line.destroy()),
  };
};

/** The value that 99 of 100 stay below. */
const p99Of = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** How many are answered in a second, each line sending the next as soon as the last is answered. */
const rateOf = async (load: Load, seconds: number): Promise<number> => {
  const { send, close } = createSender(load, CONNECTIONS);
  const begin = performance.now();
  let answered = 0;
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() - begin < seconds * 1000; answered += 1) await send();
  }));
  close();
  return answered / ((performance.now() - begin) / 1000);
};

/**
 * How long calls take that are sent at their times, whether those before were answered or not: a server that stands still for a
 * moment is late for all that should have come meanwhile. (A load generator that waits for answers sends nothing then, and one
 * that sends a second's calls as quickly as it can measures its own queue.)
 * @returns in ms, from when each was due
 */
const waitsAt = async (load: Load, rate: number, isOver: (elapsed: number) => boolean): Promise<number[]> => {
  const { send, close } = createSender(load, MOST_OPEN);
  const begin = performance.now();
  const waits: Promise<number>[] = [];
  for (let elapsed = 0; !isOver(elapsed); elapsed = performance.now() - begin) {
    for (let next = waits.length; next <= elapsed / 1000 * rate; next += 1) {
      const at = begin + next / rate * 1000;
      waits.push(send().then(() => performance.now() - at));
    }
    // A timer may be some milliseconds late.
    const left = waits.length / rate * 1000 - (performance.now() - begin);
    await new Promise<void>(resolve => { if (left > 6) setTimeout(resolve, left - 5); else setImmediate(resolve); });
  }
  const all = await Promise.all(waits);
  close();
  return all;
};

/** A machine that is lent takes some time away now and then: the middle one of so many windows is the server's. */
const WINDOWS = 3;

/**
 * How long calls take of which so many come in a second.
 * @param seconds of all windows together
 * @returns the median of the windows' p99, in ms
 */
export const measureAt = async (load: Load, rate: number, seconds: number): Promise<number> => {
  const found: number[] = [];
  for (let window = 0; window < WINDOWS; window += 1) {
    found.push(p99Of(await waitsAt(load, rate, elapsed => elapsed >= seconds / WINDOWS * 1000)));
  }
  return found.toSorted((a, b) => a - b)[Math.floor(WINDOWS / 2)]!;
};

/** How much of a load a server takes. */
export interface Taken {
  /** Requests per second, each line sending the next as soon as the last is answered. */
  rate: number;
  /** In ms, at half of that rate: see {@link measureAt}. */
  p99: number;
}

/**
 * Measures one kind of call, after a warm-up.
 * @param seconds of each of the two parts
 * @throws where an answer is a refusal
 */
export const measureLoad = async (load: Load, seconds: number): Promise<Taken> => {
  await rateOf(load, Math.min(3, seconds));
  const rate = await rateOf(load, seconds);
  return { rate, p99: await measureAt(load, rate / 2, seconds) };
};

/** How many others ask meanwhile, in a second. */
const BESIDE = 50;

/**
 * How long others wait while something happens: a call every 20 ms.
 * @returns what was awaited, and the p99 of the others in ms
 */
export const beside = async <Value>(load: Load, work: () => Promise<Value>): Promise<{ value: Value; p99: number }> => {
  let isOver = false;
  const others = waitsAt(load, BESIDE, () => isOver);
  const value = await work().finally(() => { isOver = true; });
  return { value, p99: p99Of(await others) };
};
