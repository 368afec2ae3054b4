import { observable } from '../observable.ts';

/** What became of fetching a part. */
interface PartState<Export> {
  /** What it exports, once it is here. */
  exported?: Export;
  /** Why it is not here, after the last try; none while it is on its way. */
  failure?: unknown;
  /** It failed again when somebody asked for it anew: only a new page can help. */
  isStuck?: boolean;
}

/** A piece of code that is fetched when it is near. */
export interface Part<Export> {
  get: () => PartState<Export>;
  /** Fetches it, once: again only after a failure. Resolves when it is here or has failed; never rejects. */
  start: () => Promise<void>;
  /** Fetches it again after a failure, because somebody asks for it. */
  retry: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  /** Fetches it for who cannot go on without. @throws why it does not come */
  load: () => Promise<Export>;
}

type Load<Name extends string, Export> = () => Promise<Record<Name, Export>>;

/** How long it waits before each further try by itself, in ms: a line that drops is mostly back by then. */
const WAITS = [300, 1200];

const wait = (ms: number) => new Promise(resolve => { setTimeout(resolve, ms); });

let lastTry = 0;

/** The address of a module that did not come, as browsers put it in the error. */
const addressIn = (error: unknown) => (error instanceof Error ? /https?:[^\s?]+\.js\b/.exec(error.message)?.[0] : undefined);

/** A browser remembers for the life of a page that a module did not come: under another address it is asked anew. */
const importAgain = async <Name extends string, Export>(failed: unknown): Promise<Record<Name, Export>> => {
  const address = addressIn(failed);
  if (!address) throw failed;
  return import(/* @vite-ignore */ `${address}?again=${++lastTry}`) as Promise<Record<Name, Export>>;
};

/** The export of that name; a bundler may have put it one level deeper. */
const exportOf = <Name extends string, Export>(module: Record<Name, Export>, name: Name): Export => {
  if (name in module) return module[name];
  const inner = Object.values<unknown>(module).find((value): value is Record<Name, Export> => typeof value === 'object' && value !== null && name in value);
  if (!inner) throw new Error(`The module has no ${name}`);
  return inner[name];
};

const tried = async <Name extends string, Export>(load: Load<Name, Export>, waits: readonly number[]): Promise<Record<Name, Export>> => {
  // Without a network it would not come, and the browser would remember that.
  if (!navigator.onLine) throw new Error('offline');
  try {
    return await load();
  } catch (error) {
    const [next, ...rest] = waits;
    if (next === undefined) throw error;
    await wait(next);
    return tried(() => importAgain<Name, Export>(error), rest);
  }
};

/**
 * Makes a part of an import and the name of what it exports. Unlike React's `lazy` it does not remember a failure for
 * ever: it tries three times, and again when somebody asks or the network is back.
 */
export const createPart = <Module extends object, Name extends keyof Module & string, Export = Module[Name]>(load: () => Promise<Module>, name: Name): Part<Export> => {
  const { get, set, subscribe } = observable<PartState<Export>>({});
  let running: Promise<void> | undefined;
  let next = load as unknown as Load<Name, Export>;
  const run = async (isAsked: boolean) => {
    const { isStuck = false } = get();
    set({ isStuck });
    try {
      const exported = exportOf(await tried(next, WAITS), name);
      set({ exported });
    } catch (error) {
      running = undefined;
      if (addressIn(error)) next = () => importAgain<Name, Export>(error);
      set({ failure: error, isStuck: isStuck || (isAsked && navigator.onLine) });
      addEventListener('online', start, { once: true });
    }
  };
  const start = () => (running ??= run(false));
  return {
    get,
    start,
    retry: () => (running ??= run(true)),
    subscribe,
    load: async () => {
      await start();
      const { exported, failure } = get();
      if (exported === undefined) throw failure;
      return exported;
    },
  };
};
