import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { EVERYONE } from '@staalkaart/api';
import type { TrustedProxies } from './http/answerCall.ts';
import type { ServerOptions } from './server.ts';

/** What the command line asks of the start of a server. */
export type StartOptions = Omit<ServerOptions, 'writeLine' | 'clock'>;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DIST = join(ROOT, 'dist', 'app');
const DEMO = join(ROOT, 'data', 'demo');
/** The names of this machine alone. */
export const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const FLAGS = {
  data: { type: 'string' },
  demo: { type: 'boolean', default: false },
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  dist: { type: 'string' },
  'behind-proxy': { type: 'boolean', default: false },
  'trusted-proxies': { type: 'string' },
  'second-step': { type: 'string' },
  insecure: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

/** What a start takes, for whoever asks. */
export const FLAG_NAMES = Object.keys(FLAGS).map(name => `--${name}`).join(', ');

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    const [, option] = /'([^' ]+)/.exec((error as Error).message) ?? [];
    throw new Error(`De optie '${option}' is onbekend, of is niet juist gebruikt. Kies uit: ${FLAG_NAMES}.`, { cause: error });
  }
};

const portIn = (value: string): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) < 65_536) return Number(value);
  throw new Error(`--port wil een getal van 0 tot 65535, niet '${value}'.`);
};

const proxiesIn = (value: string | undefined): TrustedProxies => {
  if (value === undefined) return 'loopback';
  const addresses = value.split(',').map(address => address.trim()).filter(Boolean);
  const wrong = addresses.find(address => isIP(address) === 0);
  if (addresses.length === 0 || wrong !== undefined) throw new Error(`--trusted-proxies wil adressen zoals 10.0.0.2, gescheiden door komma's, niet '${value}'.`);
  return addresses;
};

const rolesIn = (value: string): NonNullable<StartOptions['secondStepFor']> => value.split(',').map(name => {
  const role = EVERYONE.find(one => one === name.trim());
  if (!role) throw new Error(`--second-step wil rollen uit ${EVERYONE.join(', ')}, gescheiden door komma's, niet '${value}'.`);
  return role;
});

/**
 * Reads the command line of a start.
 * @throws Error in Dutch for what is unknown, missing or unsafe
 */
export const readOptions = (args: string[]): StartOptions => {
  const { data, demo: isDemo, port, host, dist, insecure, 'behind-proxy': isBehindProxy, 'trusted-proxies': proxies, 'second-step': secondStep } = parse(args);
  // A variable that is not set gives an empty one.
  if (data === '' || (data === undefined && !isDemo)) throw new Error('Zeg met --data MAP waar de catalogus bewaard wordt, of neem met --demo de voorbeeldcatalogus.');
  if (proxies !== undefined && !isBehindProxy) throw new Error('--trusted-proxies hoort bij --behind-proxy.');
  if (!LOOPBACK.includes(host) && !isBehindProxy && !insecure) {
    throw new Error(`Op ${host} is de server bereikbaar voor andere machines, zonder versleuteling. Zet er een proxy met https voor en kies --behind-proxy, of kies --insecure als je weet wat dat betekent.`);
  }
  const app = dist === undefined ? DIST : resolve(dist);
  if (!existsSync(join(app, 'index.html'))) throw new Error(`In ${app} staat geen gebouwde toepassing. Maak ze eerst met 'npm run build'.`);
  return {
    folder: data === undefined ? DEMO : resolve(data),
    port: portIn(port), host, dist: app, isDemo,
    ...(secondStep !== undefined && { secondStepFor: rolesIn(secondStep) }),
    ...(isBehindProxy && { trustedProxies: proxiesIn(proxies) }),
  };
};
