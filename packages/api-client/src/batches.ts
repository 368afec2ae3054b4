import { isMarkup } from './ApiError.ts';

/** How long the page waits at most before it may draw and answer again, in ms. */
const SLICE_MS = 10;
/** How much is split at a time, in characters: about a millisecond's worth. */
const PIECE = 65_536;

/** Not yet in every browser. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void>; postTask?: (task: () => void, options: { priority: 'background' }) => Promise<void> } };
/** Lets the page come first: what was pressed is drawn before the work that follows. */
export const nextTask = (): Promise<void> => scheduler?.yield?.() ?? new Promise(resolve => { setTimeout(resolve); });

/** The same for long work: whatever else there is to do comes first. */
const idleTask = (): Promise<void> => scheduler?.postTask?.(() => undefined, { priority: 'background' }) ?? nextTask();

/** Breaks long work into slices: awaited between its steps, it lets the page come first once a slice is over. */
export const createBreak = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - since < SLICE_MS) return;
    await idleTask();
    since = performance.now();
  };
};

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Where a text that begins at `from` ends: its closing quote; -1 where that is still to come. */
const closing = (json: string, from: number): number => {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
};

/** The comma after the last entry of a list that is complete, or -1. */
const lastComma = (json: string): number => {
  let depth = 0;
  let last = -1;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) {
      at = closing(json, at);
      if (at < 0) break;
    // Brackets and braces differ in one bit.
    } else if ((char | 0x20) === 0x7b) depth += 1;
    else if ((char | 0x20) === 0x7d) depth -= 1;
    else if (char === COMMA && depth === 1) last = at;
  }
  return last;
};

/**
 * Splits the text of a JSON list, as it comes in, into its entries. Each piece gives those that it completes; the end
 * gives what is left, which is the whole value where it is no list, and markup as it stands.
 * @throws SyntaxError where the text is no JSON
 */
export const createSplitter = () => {
  /** What was not given yet. */
  let rest = '';
  return {
    add: (piece: string): unknown[] => {
      rest += piece;
      const end = /^\s*\[/.test(rest) ? lastComma(rest) : -1;
      if (end < 0) return [];
      const entries = JSON.parse(`${rest.slice(0, end)}]`) as unknown[];
      rest = `[${rest.slice(end + 1)}`;
      return entries;
    },
    end: (): unknown => (isMarkup(rest) ? rest : JSON.parse(rest)),
  };
};

/**
 * Reads the body of a list in batches of entries, each as soon as it is in, and with pauses: ten thousand of them hold
 * up neither a frame nor a press. Reads on by itself, whoever takes the batches and whenever. The last one is whatever
 * the splitter leaves. Breaks off with a SyntaxError where the body is no JSON, and where the body breaks off.
 */
export const batchesOf = (body: ReadableStream<Uint8Array<ArrayBuffer>>, hear?: (first: unknown) => void): ReadableStream<unknown> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const start = async (batches: ReadableStreamDefaultController<unknown>) => {
    let isFirst = true;
    const give = (batch: unknown) => {
      if (isFirst) hear?.(batch);
      isFirst = false;
      batches.enqueue(batch);
    };
    const splitter = createSplitter();
    const pause = createBreak();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (let at = 0; at < read.value.length; at += PIECE) {
        const entries = splitter.add(read.value.slice(at, at + PIECE));
        if (entries.length > 0) give(entries);
        await pause();
      }
    }
    give(splitter.end());
    batches.close();
  };
  return new ReadableStream({ start, cancel: reason => reader.cancel(reason) });
};
