import { type CreateOf, EXTRAS, type ResourceName, type UpdateOf } from '@staalkaart/api-client/wire';
import { EVERYONE } from '../rules/access.ts';
import { binary, flag, id, list, object, oneOf, optional, ref, type Schema, sent, sentId, text, whole } from './schema.ts';

/** What is said of a call beside its address and its roles. */
export interface Described {
  summary: string;
  query?: Readonly<Record<string, Schema>>;
  /** JSON, unless it is `multipart`. */
  body?: Schema;
  isMultipart?: boolean;
  /** Whether it is carried out once for each key. */
  isOnce?: boolean;
  /** Answers by status: a schema is of JSON, a text is another media type. */
  answers: Readonly<Record<number, Schema | string | undefined>>;
  /** Refusals by status, beside 401 and 403 of a call that is not open. */
  refuses?: readonly number[];
  /** Headers of the first answer. */
  headers?: readonly ('ETag' | 'Pagination')[];
}

interface ResourceShape<N extends ResourceName> {
  item: string;
  detail?: string;
  query?: Readonly<Record<string, Schema>>;
  /** At least what the client sends. */
  body: Readonly<Record<keyof CreateOf<N> | Exclude<keyof UpdateOf<N>, 'id'>, Schema>>;
  required: readonly string[];
}

/** Null says nothing, as leaving it out does: what was stays. */
const [ids, order, may] = [optional(list(sentId)), optional(whole), optional(flag)];
const search = { searchTerm: text };
const tile = { path: optional(text), isVisible: may, imageRequired: may };

/** What the generic calls of each resource send and answer. */
const RESOURCES: { readonly [N in ResourceName]: ResourceShape<N> } = {
  Tags: { item: 'Named', query: search, body: { name: text }, required: ['name'] },
  Materials: { item: 'Named', query: search, body: { name: text }, required: ['name'] },
  Customers: { item: 'Customer', query: search, body: { name: text, erpId: text, contact: optional(text) }, required: ['name', 'erpId'] },
  Segments: { item: 'Segment', query: search, body: { name: text, order, ...tile }, required: ['name'] },
  Categories: {
    item: 'Category', query: { ...search, segmentName: text }, body: { name: text, order, segmentIds: ids, ...tile }, required: ['name', 'segmentIds'],
  },
  Collections: {
    item: 'Collection', query: { ...search, presented: flag, showAll: flag },
    body: { name: text, description: optional(text), productIds: ids, isPrivate: may, ...tile }, required: ['name'],
  },
  Products: {
    item: 'ProductItem', detail: 'Product',
    query: { ...search, presented: flag, orderBy: oneOf(['erpId', 'created', 'updated']), collections: text, categories: text, tags: text, productIds: text },
    body: {
      name: text, customerId: sentId, description: optional(text), erpId: optional(text), ammount: { type: ['number', 'string', 'null'], description: 'A number, or text as people write one: 2.500 or 2,5.' }, formatOpen: optional(text),
      formatClosed: optional(text), isVisible: may, categoryIds: ids, tagIds: ids, materialIds: ids, assetIds: ids,
    },
    required: ['name', 'customerId'],
  },
  Assets: {
    item: 'Asset', query: { ...search, productId: id },
    body: { productId: sentId, name: text, order, isVideo: may, file: optional(text) }, required: ['productId', 'name', 'file'],
  },
  Users: {
    item: 'User', query: { ...search, isActive: flag },
    body: {
      email: text, username: text, phoneNumber: text, roleName: oneOf(EVERYONE), isActive: may, password: optional(text), passwordConfirm: optional(text), clearSecret: may,
    },
    required: ['email', 'username', 'phoneNumber', 'roleName', 'password', 'passwordConfirm'],
  },
};

const page = { pageNumber: whole, pageSize: whole };
const fileIn = (field: string): Pick<Described, 'body' | 'isMultipart'> => ({ body: object({ [field]: binary }), isMultipart: true });
const REFUSED_FILE = [400, 413, 415];

const generic = ([name, { item, detail = item, query, body, required }]: [string, ResourceShape<ResourceName>]): [string, Described][] => {
  const told = { 200: ref(detail) };
  return [
    [`GET ${name}`, { summary: `A page of ${name}`, query: { ...page, ...query }, answers: { 200: list(ref(item)), 304: undefined }, refuses: [400], headers: ['Pagination', 'ETag'] }],
    [`GET ${name}/:id`, { summary: `One of ${name}`, answers: told, refuses: [404], headers: ['ETag'] }],
    [`POST ${name}`, { summary: `Adds to ${name}`, body: sent(body, required), isOnce: true, answers: { 201: ref(detail) }, refuses: [400, 409, 413], headers: ['ETag'] }],
    [`PUT ${name}`, { summary: `Changes one of ${name}; If-Match is honoured`, body: sent({ id: sentId, ...body }, ['id']), isOnce: true, answers: told, refuses: [400, 404, 409, 412, 413], headers: ['ETag'] }],
    [`DELETE ${name}/:id`, { summary: `Removes one of ${name}; If-Match is honoured`, isOnce: true, answers: { 204: undefined }, refuses: [404, 409, 412] }],
    ...['image', 'video'].map((field): [string, Described] =>
      [`POST ${name}/:id/${field}`, { summary: `The ${field} of one of ${name}; If-Match is honoured`, ...fileIn(field), answers: told, refuses: [404, 409, 412, ...REFUSED_FILE], headers: ['ETag'] }]),
  ];
};

const credentials = { answers: { 200: ref('Login') }, refuses: [400, 401, 403, 413, 429] };

/** Every call by method and path; the roles and the open parts of the path are the routes' own. */
export const calls: ReadonlyMap<string, Described> = new Map([
  ...Object.entries(RESOURCES).flatMap(generic),
  [`POST ${EXTRAS.login}`, { summary: 'The first step of signing in', body: sent({ email: text, password: text }, ['email', 'password']), ...credentials }],
  [`POST ${EXTRAS.loginTotp}`, { summary: 'The second step', body: sent({ email: text, code: text }, ['email', 'code']), ...credentials }],
  ['POST Auth/Logout', { summary: 'Ends the token', answers: { 204: undefined } }],
  [`GET ${EXTRAS.roles}`, { summary: 'The names of the roles', answers: { 200: list(oneOf(EVERYONE)) } }],
  [`GET ${EXTRAS.me}`, { summary: 'Who is signed in', answers: { 200: ref('Me') } }],
  [`PUT ${EXTRAS.me}`, {
    summary: 'Changes the own profile; the e-mail and the name for Admins alone',
    body: sent({ email: text, username: text, phoneNumber: optional(text) }, []), answers: { 200: ref('Me') }, refuses: [400, 413],
  }],
  [`POST ${EXTRAS.meImage}`, { summary: 'The own portrait', ...fileIn('image'), answers: { 200: ref('Me') }, refuses: REFUSED_FILE }],
  [`POST ${EXTRAS.newPassword}`, {
    summary: 'Gives somebody another password, and ends the sessions',
    body: sent({ id: sentId, newPassword: text, newPasswordConfirm: text }, ['id', 'newPassword', 'newPasswordConfirm']), isOnce: true, answers: { 204: undefined }, refuses: [400, 404, 413],
  }],
  [`GET ${EXTRAS.productFilters}`, { summary: 'What products can be filtered by', answers: { 200: ref('ProductFilters'), 304: undefined }, headers: ['ETag'] }],
  [`GET ${EXTRAS.productTemplate}`, { summary: 'The heading of an import', answers: { 200: 'text/csv' } }],
  [`POST ${EXTRAS.productBatch}`, { summary: 'Makes products of a .csv file', ...fileIn('file'), isOnce: true, answers: { 200: ref('ImportResult') }, refuses: REFUSED_FILE }],
  ['POST Collections/:id/export', {
    summary: 'A collection as a document', refuses: [404, 409],
    answers: { 200: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  }],
  ['GET media/:file', {
    summary: 'An uploaded file, whole or in part', query: { w: whole }, answers: { 200: '*/*', 206: '*/*', 304: undefined }, refuses: [404, 416],
  }],
  ['GET openapi.json', { summary: 'This description', answers: { 200: { type: 'object' } } }],
] satisfies [string, Described][] as [string, Described][]);
