import { KEY_HEADER, type Role } from '@staalkaart/api-client/wire';
import { calls, type Described } from './calls.ts';
import { ref, type Schema, text } from './schema.ts';
import { shapes } from './shapes.ts';

interface OperationPart {
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

/** A description of the API in OpenAPI 3.1. */
export interface OpenApi {
  openapi: string;
  paths: Readonly<Record<string, Readonly<Record<string, OperationPart>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

interface Routed {
  readonly method: string;
  readonly path: string;
  readonly allowed: 'open' | readonly Role[];
}

const REASONS: Readonly<Record<number, string>> = {
  200: 'Done', 201: 'Made', 204: 'Done, with nothing to tell', 206: 'The part that was asked for', 304: 'As it was',
  400: 'Not valid', 401: 'Not signed in', 403: 'Not allowed', 404: 'Not there, or not for this reader', 409: 'In the way of something else',
  412: 'Changed meanwhile', 413: 'Too large', 415: 'Not a kind that is taken', 416: 'Not a part of it', 429: 'Too often', 503: 'Not now',
};

const contentOf = (answer: Schema | string | undefined) =>
  (answer === undefined ? {} : { content: typeof answer === 'string' ? { [answer]: {} } : { 'application/json': { schema: answer } } });

const headersOf = ({ headers }: Described) =>
  (headers ? { headers: Object.fromEntries(headers.map(name => [name, { schema: text }])) } : {});

/** What is said in words, or as problem details. */
const refusal = { content: { 'application/problem+json': { schema: ref('Problem') }, 'text/plain': { schema: text } } };

const responsesOf = (described: Described, isOpen: boolean) => {
  const answers = Object.entries(described.answers).map(([status, answer]) => [status, { ...contentOf(answer), ...headersOf(described) }] as const);
  const refusals = [...(isOpen ? [] : [401, 403]), ...(described.refuses ?? []), 503].map(status => [status, refusal] as const);
  return Object.fromEntries([...answers, ...refusals].map(([status, told]) => [status, { description: REASONS[Number(status)], ...told }]));
};

const parameter = (name: string, where: 'path' | 'query' | 'header', schema: Schema) => ({ name, in: where, required: where === 'path', schema });

const KEY = parameter(KEY_HEADER, 'header', { ...text, description: '1 to 255 visible characters. The same call with the same key is carried out once, and told the same for 24 hours, or until 200 more of that person that were answered with the same status.' });

const operationOf = ({ method, path, allowed }: Routed) => {
  const described = calls.get(`${method} ${path}`);
  if (!described) throw new Error(`Not described: ${method} ${path}`);
  const { summary, query = {}, body, isMultipart = false, isOnce = false } = described;
  const open = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter(name, 'path', text));
  return {
    summary,
    tags: [path.split('/')[0]],
    parameters: [...open, ...Object.entries(query).map(([name, schema]) => parameter(name, 'query', schema)), ...(isOnce ? [KEY] : [])],
    ...(body && { requestBody: { required: true, content: { [isMultipart ? 'multipart/form-data' : 'application/json']: { schema: body } } } }),
    responses: responsesOf(described, allowed === 'open'),
    ...(allowed === 'open' ? { security: [] } : { 'x-roles': allowed }),
  };
};

/**
 * Describes the API to other programs.
 * @param routes every call of it
 * @throws where a call is not described
 */
export const describeApi = (routes: readonly Routed[]): OpenApi => {
  const byPath = Map.groupBy(routes, ({ path }) => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  return {
    openapi: '3.1.0',
    info: { title: 'Staalkaart', version: '0.1.0' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries([...byPath].map(([path, found]) => [path, Object.fromEntries(found.map(route => [route.method.toLowerCase(), operationOf(route)]))])),
    components: { schemas: shapes, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  } as OpenApi;
};
