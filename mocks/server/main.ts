import { parseArgs } from 'node:util';
import { plain } from '../faults/plain.ts';
import { readFailure } from '../switches.ts';
import { createMockServer } from './createMockServer.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    host: { type: 'string', default: '127.0.0.1' },
    dist: { type: 'string' },
    products: { type: 'string' },
    latency: { type: 'string', default: '0' },
    plain: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    fail: { type: 'string', multiple: true, default: [] },
  },
});

const number = (value: string, name: string): number => {
  if (/^\d+$/.test(value)) return Number(value);
  throw new Error(`--${name} wants a number, not "${value}"`);
};

const server = await createMockServer({
  port: number(values.port, 'port'),
  host: values.host,
  latency: number(values.latency, 'latency'),
  hasFaults: values.faults,
  failures: values.fail.map(readFailure).filter(failure => failure !== undefined),
  log: line => console.log(line),
  ...(values.plain && { wire: plain() }),
  ...(values.dist === undefined ? {} : { dist: values.dist }),
  ...(values.products === undefined ? {} : { products: number(values.products, 'products') }),
});
console.log(`Mock API on ${server.url}/api/${values.dist === undefined ? '' : `, with ${values.dist} on ${server.url}/`}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
