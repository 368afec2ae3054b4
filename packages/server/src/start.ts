import { linesTo } from './log.ts';
import { LOOPBACK, readOptions, type StartOptions } from './options.ts';
import { type RunningServer, startServer } from './server.ts';
import { keepYoungSpaceSmall } from './youngSpace.ts';

/** Where a port is asked for, by the calls of Node. */
const ASKING = ['listen', 'getaddrinfo'];
/** Why it cannot be had, by the codes of Node. */
const REASONS: Readonly<Record<string, (options: StartOptions) => string>> = {
  EADDRINUSE: ({ port }) => `Poort ${port} is al in gebruik. Kies een andere met --port.`,
  EACCES: ({ port }) => `Poort ${port} mag je niet gebruiken. Kies een andere met --port, vanaf 1024.`,
  EADDRNOTAVAIL: ({ host }) => `Deze machine heeft het adres ${host} niet.`,
  ENOTFOUND: ({ host }) => `De naam ${host} is niet bekend.`,
};

const open = async (options: StartOptions): Promise<RunningServer> => {
  try {
    return await startServer({ ...options, writeLine: linesTo(process.stdout) });
  } catch (error) {
    const { syscall = '', code = '' } = error as NodeJS.ErrnoException;
    const reason = ASKING.includes(syscall) ? REASONS[code] : undefined;
    throw reason ? new Error(reason(options), { cause: error }) : error;
  }
};

const whoIsReached = ({ host, trustedProxies }: StartOptions): string => {
  if (trustedProxies) return 'Een proxy geeft door wat van elders komt.';
  return LOOPBACK.includes(host)
    ? 'Alleen deze machine kan erbij.'
    : 'Opgelet: andere machines kunnen erbij, en niets is versleuteld.';
};

const greet = async ({ url, firstAccount }: RunningServer, options: StartOptions): Promise<void> => {
  const lines = [`Staalkaart staat op ${url}`, whoIsReached(options), `De gegevens staan in ${options.folder}`];
  if (options.isDemo) {
    const { accounts } = await import('@staalkaart/mocks/seed');
    lines.push('', 'Dit is de voorbeeldcatalogus. Meld je aan als', ...accounts.map(({ email, role, password }) => `  ${email.padEnd(28)} ${password}   ${role}`),
      'De SuperAdmin vraagt een code: die van een authenticator-app, of 000000.');
  }
  if (firstAccount) {
    lines.push('', 'Meld je de eerste keer aan als', `  ${firstAccount.email}`, `  ${firstAccount.password}`, 'Dit paswoord wordt nergens bewaard en niet meer getoond: schrijf het op.');
  }
  // Not in the log: these lines are for whoever starts the server.
  process.stderr.write(`\n${lines.join('\n')}\n\n`);
};

/** Starts the server, until it is asked to end: `start [--data DIR | --demo] [--port 8080] …`. @throws Error in Dutch */
export const start = async (args: string[]): Promise<number> => {
  // A start that is not over yet leaves nothing behind that the next one minds.
  let onAsked = (): void => process.exit(1);
  // The last is the end of the script that started it.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => onAsked());
  // To listen for that end would keep the process, also where the start fails.
  process.channel?.unref();
  keepYoungSpaceSmall();
  // A reader of the log that went away is no reason to stop.
  process.stdout.on('error', () => undefined);
  const options = readOptions(args);
  const server = await open(options);
  const asked = new Promise<void>(resolve => { onAsked = resolve; });
  await greet(server, options);
  await asked;
  await server.close();
  return 0;
};
