import { readSwitches, type Switches } from '../switches/readSwitches.ts';

const KEY = 'staalkaart.mock';

type Remembered = Pick<Switches, 'products' | 'latency' | 'temper'>;

const recall = (storage: Storage): Remembered => {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
  }
};

/**
 * The switches of this tab. The size, the latency and the temper last until the tab closes, since the first redirect drops them
 * from the address; failures last until a reload, so that nobody looks for a fault that is none.
 */
export const rememberSwitches = (search: string, storage: Storage): Switches => {
  const asked = readSwitches(search);
  const kept: Remembered = asked.reset ? {} : recall(storage);
  const switches = { ...kept, ...asked };
  const { products, latency, temper } = switches;
  storage.setItem(KEY, JSON.stringify({ products, latency, temper }));
  return switches;
};
