import { readFailure, type FailureSwitch } from './failures.ts';

/** The largest catalogue that can be asked for. */
export const MOST_PRODUCTS = 100_000;

/** What the address of the page asks of the mock. */
export interface Switches {
  products?: number;
  latency?: number;
  /** A server that does nothing beyond the specification. */
  temper?: 'plain';
  failures: FailureSwitch[];
  reset: boolean;
}

const count = (value: string | null, most: number): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Math.min(Number(value), most) : undefined;

/** Reads `?mock-products=10000&mock-latency=800&mock-fail=PUT Products&mock-plain&mock-reset`. What makes no sense is ignored. */
export const readSwitches = (search: string): Switches => {
  const query = new URLSearchParams(search);
  const products = count(query.get('mock-products'), MOST_PRODUCTS);
  const latency = count(query.get('mock-latency'), 60_000);
  return {
    ...(products === undefined ? {} : { products }),
    ...(latency === undefined ? {} : { latency }),
    ...(query.has('mock-plain') ? { temper: 'plain' } : {}),
    failures: query.getAll('mock-fail').map(readFailure).filter(failure => failure !== undefined),
    reset: query.has('mock-reset'),
  };
};
