import { test } from '@playwright/test';

/** Another one than 4173 where that is taken: `E2E_PORT=5273 npm run e2e`. */
const FIRST = Number(process.env.E2E_PORT ?? 4173);

/**
 * Where the tests find the application. Each test meets one of these, as a rule: the real server, unless it needs ten
 * thousand products (the kind one) or a fault, which the plain one has, as it asks the most of the application. They
 * answer by the same code, and `mocks/conformance` holds them to each other.
 */
export const PORTS = {
  /** The real server, over a catalogue that is new in each run. */
  real: FIRST + 2,
  /** The mock's, with ten thousand products. */
  kind: FIRST,
  /** The mock's, that does nothing beyond the specification. */
  plain: FIRST + 1,
};
type ServerName = keyof typeof PORTS;

/** What `test.use` takes for the tests of a file or a group. */
export const server = (name: ServerName) => ({ baseURL: `http://127.0.0.1:${PORTS[name]}` });

/** Declares tests for several servers: what depends on the shape of an answer meets more than one. */
export const onEach = (names: readonly ServerName[], declare: () => void): void => {
  for (const name of names) {
    test.describe(name, () => {
      test.use(server(name));
      declare();
    });
  }
};
