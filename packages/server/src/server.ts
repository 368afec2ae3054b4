import type { IncomingMessage } from 'node:http';
import { createApi, isUnavailable, type Ports, refusal, unavailableAnswer } from '@staalkaart/api';
import { type FirstAccount, makeFirstAccount } from './firstAccount.ts';
import { answerCall, type Answering, type TrustedProxies } from './http/answerCall.ts';
import { answerSite } from './http/answerSite.ts';
import { appIn, mediaIn } from './http/files.ts';
import { listen } from './http/listen.ts';
import { createLog, type Entry, type WriteLine } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openData } from './openData.ts';
import { takeNotes } from './ops/notes.ts';

/** How long answers under way may take when the server stops, in ms. */
const PATIENCE = 20_000;

/** What a server is started with. */
export interface ServerOptions {
  /** Where everything is kept; made when it is not there. */
  folder: string;
  /** 0 takes any free one. */
  port: number;
  host: string;
  /** The built application. */
  dist?: string | undefined;
  /** Begins with the demonstration catalogue and its known accounts, where the folder is empty. */
  isDemo?: boolean;
  /** Whose word is taken for the address of a client and for https; nobody's when absent. */
  trustedProxies?: TrustedProxies | undefined;
  /** Who does not sign in with a password alone. */
  secondStepFor?: Ports['secondStepFor'];
  /** Hears the lines of the log. */
  writeLine?: WriteLine;
  clock?: () => Date;
}

/** A server that answers. */
export interface RunningServer {
  url: string;
  /** Whom to sign in as the first time: the only moment at which the password is known. */
  firstAccount?: FirstAccount | undefined;
  /** Takes no more, finishes what is under way, and closes the catalogue. */
  close: () => Promise<void>;
}

/** What a proxy says of whom it speaks for, each in its own way. */
const PROXIED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const isLoopback = ({ socket, headers }: IncomingMessage): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') && PROXIED.every(name => headers[name] === undefined);

/** Told to a person whom nobody helps on the spot. */
const failure = (error: unknown, id: string): Response =>
  (isUnavailable(error)
    ? unavailableAnswer(error)
    : refusal(500, { title: 'De server kon dit niet uitvoeren.', detail: `Probeer het straks opnieuw. Vermeld dit nummer als je hulp vraagt: ${id}` }));

/** Whether the catalogue can be read. */
const isReadable = ({ store }: Ports): Promise<boolean> => store.read(at => at.get('users', [])).then(() => true, () => false);

/**
 * Opens the catalogue of a folder, and answers the application and the API on one port.
 * @throws Error of Node where the port cannot be had; Error in Dutch where the folder cannot
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { folder, port, host, dist, isDemo = false, trustedProxies, secondStepFor = [], writeLine = () => undefined, clock = () => new Date() } = options;
  const [log, metrics] = [createLog(writeLine), createMetrics()];
  // Closed again where the start goes no further.
  await using opening = new AsyncDisposableStack();
  const opened = opening.adopt(await openData(folder, { isDemo, clock, report: error => log.error(error) }), data => data.close());
  const api = createApi({ ...opened.ports, secondStepFor });
  let isClosing = false;

  const site = (entry: Entry): Answering => answerSite({
    api: (request, address) => api.answer(request, { address, onUser: id => { entry.user = id; }, onEvent: event => log.audit(event, entry) }),
    media: opened.media === undefined ? undefined : mediaIn(opened.media),
    app: dist === undefined ? undefined : appIn(dist),
  });
  /** What watches over the server asks these. */
  const health: Record<string, (asked: IncomingMessage) => Promise<Response>> = {
    '/healthz': async () => new Response('ok'),
    '/readyz': async () => (!isClosing && await isReadable(opened.ports) ? new Response('ok') : refusal(503, 'niet klaar')),
    '/metrics': async asked => (isLoopback(asked) ? new Response(metrics.text(), { headers: { 'Content-Type': 'text/plain; version=0.0.4' } }) : refusal(404)),
  };

  /** A client that goes away before all of its body has come is no error of the server. */
  const blame = (error: unknown, asked: IncomingMessage, { id }: Entry): void => {
    if (!asked.destroyed || asked.complete) log.error(error, id);
  };
  const answer = (asked: IncomingMessage, entry: Entry): Answering => async (request, address) => {
    entry.address = address;
    try {
      const watch = health[asked.url ?? ''];
      return watch ? await watch(asked) : await site(entry)(request, address);
    } catch (error) {
      blame(error, asked, entry);
      return failure(error, entry.id);
    }
  };
  const listening = opening.adopt(await listen((asked, response) => {
    const entry = log.follow(asked, response, ms => metrics.count(asked.method ?? '', response.statusCode, ms));
    answerCall(answer(asked, entry), asked, response, trustedProxies).catch((error: unknown) => {
      blame(error, asked, entry);
      response.destroy();
    });
  }, port, host, { report: error => log.error(error) }), one => one.close(PATIENCE));
  // Where the port cannot be had they wait for the next start.
  takeNotes(folder).forEach(line => writeLine(line));
  // Its password is told now or never: nobody has it where the port could not be had.
  const firstAccount = isDemo ? undefined : await makeFirstAccount(opened.ports);
  const serving = opening.move();
  return {
    url: listening.url,
    firstAccount,
    async close() {
      isClosing = true;
      await serving.disposeAsync();
    },
  };
};
