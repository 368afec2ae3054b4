import type { Role } from '@staalkaart/api-client/wire';
import { expect, test } from 'vitest';
import { at, createRandom } from '../seed/random.ts';
import { fileForm, type Loose } from '../testing.ts';
import { createSetUp, type MakeApi, type Target } from './target.ts';

/** One call, of whom. */
type Step = readonly [role: Role, method: string, path: string, body?: unknown];

const ROLES: readonly Role[] = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'];
/** Among them texts of which code units, code points and bytes say something else, and halves of characters. */
const NAMES = [
  'Goud', 'góud', 'Zilver', 'Reeks 9', 'reeks 10', 'x_y', '', '  ', 'Koper & zn', '🖨️', '🖨️ Drukpers', '\uFF5E breed', '\uE000', 'STRASSE', 'straße', 'İzmir', 'ΟΔΟΣ',
  'e\u0301te\u0301', '"Kaart" *', "'; DROP", 'a\u0000b', 'half \uD83D', '\uDDA8 half', '100%', 'a\nb', 'Reeks 123456789012345', '^', '`',
];
/** Ids of the seed, of what is made meanwhile, and of nothing. */
const IDS: Readonly<Record<string, readonly number[]>> = {
  Products: [1001, 1002, 1014, 1048, 1042, 1241, 1242, 9], Categories: [101, 102, 128, 131, 9], Segments: [11, 12, 19, 20, 9],
  Collections: [501, 505, 508, 512, 513, 521, 522, 9], Customers: [401, 402, 441, 9], Tags: [301, 302, 341, 9], Materials: [201, 226, 9],
  Assets: [200_001, 200_002, 200_601, 9], Users: [2, 4, 7, 9, 13, 99],
};
const RESOURCES = Object.keys(IDS);
const QUERIES = [
  'searchTerm=kaart', 'searchTerm=noord+atelier', 'orderBy=updated', 'orderBy=erpId', 'orderBy=created', 'categories=101&tags=301', 'collections=501&collections=512',
  'productIds=1001,1048', 'productIds=1048,1001,9&orderBy=created', 'searchTerm=rt', 'searchTerm=k+a', 'searchTerm=%22kaart', 'searchTerm=a%00b', 'searchTerm=%F0%9F%96%A8',
  'searchTerm=%EF%BD%9E', 'searchTerm=oud', 'searchTerm=a+b+c+d+e+f+kaart+aart+art+karton', 'searchTerm=ete', 'orderBy=x', 'categories=128&orderBy=updated', 'tags=301,302', 'tags=x', 'segmentName=horeca', 'showAll=true', 'isActive=false', 'productId=1001', 'pageNumber=2', 'pageSize=3&pageNumber=2', 'pageSize=0', 'pageSize=1000000', 'pageNumber=99', 'presented=true', 'presented=true&orderBy=updated',
];

/** The calls of a sequence: the same for the same number. */
const stepsOf = (seed: number, count: number): Step[] => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length));
  /** In any order: a list keeps its own. */
  const some = (name: string): number[] =>
    IDS[name]!.filter(() => random() < 0.3).map(id => ({ id, place: random() })).sort((a, b) => a.place - b.place).map(({ id }) => id);
  const fields = () => Object.fromEntries(Object.entries({
    name: pick(NAMES), order: pick([0, 1, 7, 1e30]), isVisible: pick([true, false]), isPrivate: pick([true, false]), description: pick(['<p>x</p>', null]),
    erpId: pick(['MP-20418', 'mp-1', 'MP-\u00e9', '\uFF5E', '🖨️', null]), ammount: pick([1, 2.5, '1e400', '0x10', null, -1]), customerId: pick(IDS.Customers!), categoryIds: some('Categories'), tagIds: some('Tags'), materialIds: some('Materials'),
    segmentIds: some('Segments'), productIds: some('Products'), productId: pick(IDS.Products!), isVideo: pick([true, false]), file: 'a.png',
    email: pick(['noor@staalkaart.be', 'USER@staalkaart.be', 'x']), username: pick(['Noor', 'Daan', 'A 1']), phoneNumber: '1', roleName: pick(ROLES),
    isActive: true, password: 'geheim-1', passwordConfirm: 'geheim-1',
  }).filter(() => random() < 0.8));
  const cell = () => pick(NAMES).replaceAll(/["\n]/g, '');
  const csv = () => [
    'name;erpId;customer;categories;tags', ...Array.from({ length: 3 }, () => [cell(), pick(['MP-7', 'mp-8', '']), pick(['Atelier Noord', cell()]), '', pick(['', cell()])].join(';')),
  ].join('\n');
  /** Calls beside the generic ones. */
  const other = (role: Role): Step => pick<() => Step>([
    () => [role, 'GET', 'Me'], () => [role, 'GET', 'Products/filters'], () => [role, 'GET', 'Auth/Roles'],
    () => [role, 'PUT', 'Me', { phoneNumber: pick(NAMES) }],
    () => [role, 'POST', 'Users/newpassword', { id: pick(IDS.Users!), newPassword: 'geheim-1', newPasswordConfirm: pick(['geheim-1', 'x']) }],
    () => [role, 'POST', 'Products/batch', fileForm('file', 'rijen.csv', 'text/csv', csv())],
  ])();
  const step = (): Step => {
    const [role, resource] = [pick(ROLES), pick(RESOURCES)];
    const id = pick(IDS[resource]!);
    const kind = random();
    if (kind < 0.25) return [role, 'GET', `${resource}?${pick(QUERIES)}&${pick(QUERIES)}`];
    if (kind < 0.45) return [role, 'GET', `${resource}/${id}`];
    if (kind < 0.65) return [role, 'POST', resource, fields()];
    if (kind < 0.85) return [role, 'PUT', resource, { ...fields(), id }];
    if (kind < 0.92) return other(role);
    return [role, 'DELETE', `${resource}/${id}`];
  };
  return Array.from({ length: count }, step);
};

/** A list that somebody has: the tag that came with it, and what it says. */
interface Held {
  tag: string;
  body: Loose;
}

/** Whoever calls one API, with every list that came before. */
const createTeller = ({ as }: Target) => {
  const held = new Map<string, Held>();
  return async ([role, method, path, body]: Step) => {
    const list = `${role} ${path}`;
    const known = method === 'GET' ? held.get(list) : undefined;
    const answer = await as(role)(method, path, body, known && { 'If-None-Match': known.tag });
    const tag = answer.headers.get('ETag') ?? '';
    const isList = tag.startsWith('W/');
    if (answer.status === 304) {
      // What is said to be the same is the same.
      const { body: whole } = await as(role)(method, path);
      expect({ list, whole }).toEqual({ list, whole: known?.body });
    } else if (isList) held.set(list, { tag, body: answer.body });
    return { status: answer.status, body: answer.body as Loose, etag: isList ? 'of a list' : tag, pagination: answer.headers.get('Pagination') };
  };
};

/** What a reader may never be told, wherever it stands. */
const hiddenIn = (value: Loose): boolean =>
  Array.isArray(value) ? value.some(hiddenIn) : typeof value === 'object' && value !== null && value.isVisible === false && !('isPrivate' in value);

/**
 * Sends the same random calls to two APIs, whose answers have to be equal to the letter; a hidden record never reaches a reader.
 * @param seeds the numbers of the sequences
 */
export const sameAnswers = (name: string, makeOne: MakeApi, makeOther: MakeApi, seeds: readonly number[], count = 200): void => {
  test.each(seeds)(`${name}: random calls, sequence %i`, async seed => {
    let now = Date.parse('2026-11-17T09:00:00.000Z');
    const clock = () => new Date(now);
    const tellOne = createTeller(await createSetUp(makeOne)({ clock }));
    const tellOther = createTeller(await createSetUp(makeOther)({ clock }));
    const statuses = new Set<number>();
    let areRolesKept = true;
    for (const step of stepsOf(seed, count)) {
      now += 1000;
      const answer = await tellOne(step);
      expect({ step, answer: await tellOther(step) }).toEqual({ step, answer });
      // Somebody may give an account another role.
      areRolesKept &&= !(step[1] === 'PUT' && step[2] === 'Users' && answer.status === 200);
      const isReader = areRolesKept && (step[0] === 'User' || step[0] === 'ViewOnly');
      const isPresented = step[2].startsWith('Products?') && step[2].includes('presented=true');
      expect({ step, tellsHidden: (isReader || isPresented) && hiddenIn(answer.body) }).toEqual({ step, tellsHidden: false });
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
  });
};
