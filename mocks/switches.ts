/** The largest catalogue that can be asked for. */
export const MOST_PRODUCTS = 100_000;

/** A call that has to fail: any method when there is none. */
export interface FailureSwitch {
  method?: string;
  /** The begin of the path after `/api/`: `Products` also stands for `Products/12`. */
  path: string;
}

/** What the address of the page asks of the mock. */
export interface Switches {
  products?: number;
  latency?: number;
  /** A server that does nothing beyond the specification. */
  isPlain?: true;
  failures: FailureSwitch[];
  reset: boolean;
}

/** Reads `PUT Products`, or `Products` for every method. */
export const readFailure = (value: string): FailureSwitch | undefined => {
  const [, method, path = ''] = /^\s*(?:(get|post|put|delete)\s+)?\/?(?:api\/)?(\S*?)\/?\s*$/i.exec(value) ?? [];
  if (!path) return undefined;
  return method ? { method: method.toUpperCase(), path } : { path };
};

const count = (value: string | null, most: number): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Math.min(Number(value), most) : undefined;

/** Reads `?mock-products=10000&mock-latency=800&mock-fail=PUT Products&mock-plain&mock-reset`. What makes no sense is ignored. */
export const readSwitches = (search: string): Switches => {
  const query = new URLSearchParams(search);
  const products = count(query.get('mock-products'), MOST_PRODUCTS);
  const latency = count(query.get('mock-latency'), 60_000);
  return {
    ...(products !== undefined && { products }),
    ...(latency !== undefined && { latency }),
    ...(query.has('mock-plain') && { isPlain: true }),
    failures: query.getAll('mock-fail').map(readFailure).filter(failure => failure !== undefined),
    reset: query.has('mock-reset'),
  };
};
