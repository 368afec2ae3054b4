import { delay } from 'msw';
import { PAGINATION_HEADERS } from '@staalkaart/api-client/wire';
import { refusal } from '@staalkaart/api';
import { plain } from './plain.ts';
import {
  eachRecord, htmlPage, isAuth, isDetail, isList, isOwnProfile, isRead, isSave, isUpload, isWrite, type Wire, type WireCall, withBody,
} from './wire.ts';

/** How long a call takes on the slow line, in ms. */
const SLOW = 1_500;
/** How long the answer to a write stays away, in ms: long enough to go elsewhere meanwhile. */
const STALLED = 5_000;

interface Row {
  /** In the toolbar. */
  label: string;
  /** What happens on the wire. Made anew for each story and each visitor, since some remember what came before. */
  wire: () => Wire;
}

const when = (applies: (call: WireCall) => boolean, answer: (call: WireCall) => ReturnType<Wire>) => (): Wire => call =>
  (applies(call) ? answer(call) : undefined);

/** Whoever is signed in stays it: a failure that ends the session would hide what it does to a screen. */
const isOther = (call: WireCall): boolean => !isOwnProfile(call);
const isOtherRead = (call: WireCall): boolean => isRead(call) && isOther(call);
const isRecord = (call: WireCall): boolean => isList(call) || isDetail(call);

const signedOut = (): Response => refusal(401, 'Je bent niet aangemeld, of je aanmelding is verlopen.');

/** The session ends at the first save; a new sign-in goes on where it ended. */
const endsAtSave = (): Wire => {
  let isOver = true;
  return call => {
    if (isAuth(call) && !isRead(call)) isOver = false;
    return isOver && isWrite(call) ? signedOut() : undefined;
  };
};

const failsOnce = (): Wire => {
  const failed = new Set<string>();
  return call => {
    const address = `${call.method} ${call.path}`;
    if (!isOther(call) || failed.has(address)) return undefined;
    failed.add(address);
    return refusal(500);
  };
};

/** The server does what is asked, and the line breaks before its answer. */
const losesAnswer = (): Wire => {
  const lost = new Set<string>();
  return async call => {
    if (!isWrite(call) || call.method !== 'POST' || lost.has(call.path)) return undefined;
    lost.add(call.path);
    await call.next();
    return Response.error();
  };
};

const failsHalfWay = (): Wire => {
  let orders = 0;
  return ({ method, path }) => {
    if (method !== 'PUT' || path !== 'Assets') return undefined;
    orders += 1;
    return orders === 2 ? refusal(400, 'De volgorde kon niet bewaard worden.') : undefined;
  };
};

const late = async ({ next }: WireCall): Promise<Response> => {
  const answered = await next();
  await delay(STALLED);
  return answered;
};

const garble = async ({ next }: WireCall): Promise<Response> => {
  const [header] = PAGINATION_HEADERS;
  const answered = await next();
  if (answered.headers.has(header)) answered.headers.set(header, '{currentPage: een');
  return answered;
};

const cutShort = async ({ next }: WireCall): Promise<Response> => {
  const answered = await next();
  if (!answered.headers.get('Content-Type')?.includes('json')) return answered;
  const text = await answered.text();
  return new Response(text.slice(0, Math.ceil(text.length / 2)), answered);
};

/** A colleague deleted it a moment before. */
const alreadyGone = async ({ next }: WireCall): Promise<Response> => {
  const answered = await next();
  return answered.ok ? refusal(404) : answered;
};

const withoutLists = ({ next }: WireCall): Promise<Response> =>
  next().then(answered => withBody(answered, body =>
    eachRecord(body, record => Object.fromEntries(Object.entries(record).filter(([, field]) => !Array.isArray(field))))));

const withNull = ({ next }: WireCall): Promise<Response> =>
  next().then(answered => withBody(answered, body => (body as unknown[]).toSpliced(1, 0, null)));

const rows = {
  // First what a reviewer wants to see; then what only a test or a careful eye asks for.
  normal: { label: 'Normaal', wire: () => () => undefined },
  slow: { label: 'Traag (1,5 s)', wire: when(() => true, () => delay(SLOW).then(() => undefined)) },
  offline: { label: 'Geen verbinding', wire: when(isOther, () => Response.error()) },
  serverError: { label: 'Serverfout (500)', wire: when(isOther, () => refusal(500)) },
  unauthorized: { label: 'Sessie verlopen (401)', wire: when(call => !isAuth(call), signedOut) },
  forbidden: { label: 'Geen rechten (403)', wire: when(isWrite, () => refusal(403)) },
  goneDetail: { label: 'Niet gevonden (404)', wire: when(isDetail, () => refusal(404)) },
  stale: { label: 'Intussen gewijzigd (412)', wire: when(({ method }) => method === 'PUT', () => refusal(412, { title: 'Intussen gewijzigd' })) },
  conflict: { label: 'Nog in gebruik (409)', wire: when(isWrite, () => refusal(409)) },
  failedUpload: { label: 'Opladen mislukt (400)', wire: when(isUpload, () => refusal(400, { title: 'Dit bestand kon niet bewaard worden.' })) },
  fieldErrors: {
    label: 'Velden geweigerd (400)',
    wire: when(isSave, () => Response.json({ errors: { Name: 'Bestaat al', Email: null } }, { status: 400 })) },
  slowDetail: { label: 'Traag, alleen details (1,5 s)', wire: when(isDetail, () => delay(SLOW).then(() => undefined)) },
  stalledWrite: { label: 'Opslaan hangt (5 s)', wire: when(isWrite, late) },
  unauthorizedSave: { label: 'Sessie verlopen bij opslaan (401)', wire: endsAtSave },
  tooLarge: { label: 'Bestand te groot (413)', wire: when(isSave, () => htmlPage(413, '413 Request Entity Too Large')) },
  tooMany: { label: 'Te veel aanvragen (429)', wire: when(isWrite, () => refusal(429)) },
  failsOnce: { label: 'Serverfout, daarna goed (500)', wire: failsOnce },
  lostAnswer: { label: 'Antwoord verloren, daarna goed', wire: losesAnswer },
  portal: { label: 'Wifiportaal (200, HTML)', wire: when(() => true, () => htmlPage(200, 'Welkom op de wifi')) },
  truncated: { label: 'Afgekapte JSON', wire: when(isOtherRead, cutShort) },
  emptyObjects: { label: 'Lijsten als {}', wire: when(isList, () => Response.json({})) },
  nullLists: { label: 'Lijsten als null', wire: when(isList, () => Response.json(null)) },
  nullItems: { label: 'null tussen de items', wire: when(isList, withNull) },
  missingLists: { label: 'Records zonder hun lijsten', wire: when(isRecord, withoutLists) },
  garbledPagination: { label: 'Kapotte paginering', wire: when(isRead, garble) },
  goneOnDelete: { label: 'Al verwijderd (404)', wire: when(({ method }) => method === 'DELETE', alreadyGone) },
  halfReorder: { label: 'Volgorde mislukt halverwege', wire: failsHalfWay },
  noProfile: { label: 'Eigen profiel faalt (503)', wire: when(isOwnProfile, () => refusal(503)) },
  plain: { label: 'Eenvoudige server', wire: () => plain() },
} satisfies Record<string, Row>;

export type FaultId = keyof typeof rows;

/** Something that goes wrong on the wire, or that is only less than usual. */
export interface Fault extends Row {
  id: FaultId;
}

/** Every fault that the application is tried with: in the toolbar, in stories and over HTTP. */
export const faults: readonly Fault[] = Object.entries<Row>(rows).map(([id, row]) => ({ ...row, id: id as FaultId }));

/** The fault with an id, where there is one. */
export const findFault = (id: unknown): Fault | undefined => faults.find(fault => fault.id === id);

/** Its wire, fresh. */
export const faultWire = (id: FaultId): Wire => rows[id].wire();
