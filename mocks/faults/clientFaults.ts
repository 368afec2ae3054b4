import { over, type Answering, type Wire } from './wire.ts';
import { faults, findFault } from './faults.ts';
import { refusal } from '@staalkaart/api';

/** Where a test says over HTTP what goes wrong. */
export const FAULTS_PATH = '/__faults';
const COOKIE = 'staalkaart-fault';

const keyOf = (request: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.get('Cookie') ?? '')?.[1];

const cookie = (key: string, maxAge?: number): string => `${COOKIE}=${key}; Path=/; SameSite=Lax${maxAge === undefined ? '' : `; Max-Age=${maxAge}`}`;

const idIn = async (request: Request): Promise<unknown> => ((await request.json().catch(() => null)) as { id?: unknown } | null)?.id;

/**
 * Faults for one client at a time: the cookie that `POST /__faults { id }` sets tells whose calls go wrong,
 * so that tests beside each other do not meet. `DELETE /__faults` ends it.
 */
export const createClientFaults = (answering: Answering) => {
  const wires = new Map<string, Wire>();
  let last = 0;

  const begin = async (request: Request): Promise<Response> => {
    const fault = findFault(await idIn(request));
    if (!fault) return refusal(400, `Kies een van: ${faults.map(({ id }) => id).join(', ')}`);
    last += 1;
    const key = keyOf(request) ?? `${last}`;
    wires.set(key, fault.wire());
    return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie(key) } });
  };
  const end = (request: Request): Response => {
    wires.delete(keyOf(request) ?? '');
    return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie('', 0) } });
  };

  return {
    /** Answers a call to {@link FAULTS_PATH}. */
    choose: async (request: Request): Promise<Response> => {
      if (request.method === 'POST') return begin(request);
      return request.method === 'DELETE' ? end(request) : refusal(405);
    },
    /** Answers any other call, over the line of whoever makes it. */
    answer: (request: Request): Promise<Response> => {
      const wire = wires.get(keyOf(request) ?? '');
      return wire ? over(wire, answering)(request) : answering(request);
    },
  };
};
