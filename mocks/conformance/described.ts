import type { MakeApi } from './target.ts';

/** What a description says of a value: the part of JSON Schema that it uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly string[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | false;
  anyOf?: readonly Schema[];
}

interface Bodied {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface Operation {
  requestBody?: Bodied;
  responses: Readonly<Record<string, Bodied>>;
}

/** An OpenAPI document, as far as calls and answers are held to it. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const typeOf = (value: unknown): string =>
  (value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value);

/** What in a value is not as it is described: a line for each. */
const problemsOf = (schemas: Description['components']['schemas'], told: Schema, value: unknown, at: string): string[] => {
  const within = (schema: Schema, part: unknown, name: string | number) => problemsOf(schemas, schema, part, `${at}.${name}`);
  if (told.$ref) return problemsOf(schemas, schemas[told.$ref.split('/').at(-1)!] ?? { type: 'nothing' }, value, at);
  if (told.anyOf) return told.anyOf.some(schema => problemsOf(schemas, schema, value, at).length === 0) ? [] : [`${at} is none of what it may be`];
  const [type, types] = [typeOf(value), [told.type ?? []].flat()];
  if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) return [`${at} is ${type}, not ${types.join()}`];
  if (told.enum && !told.enum.includes(value as string)) return [`${at} is not of the list`];
  if (Array.isArray(value)) return value.flatMap((entry, place) => within(told.items ?? {}, entry, place));
  if (type !== 'object') return [];
  const { properties = {}, additionalProperties: others } = told;
  const missing = (told.required ?? []).filter(name => !(name in (value as object))).map(name => `${at} lacks ${name}`);
  return missing.concat(Object.entries(value as object).flatMap(([name, part]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : others;
    return schema === false ? [`${at}.${name} is told of nowhere`] : schema ? within(schema, part, name) : [];
  }));
};

/** The operations at an address: where several paths match, the one with the fewest open parts. */
const operationsAt = ({ paths }: Description, pathname: string) => {
  const [path] = Object.keys(paths).filter(known => new RegExp(`^${known.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .sort((a, b) => a.split('{').length - b.split('{').length);
  return path === undefined ? undefined : paths[path];
};

/** Whatever is not described of a call that was taken, or of its answer, as one sentence; undefined when all of it is. */
const undescribed = async (description: Description, { method, url }: Request, sent: string | undefined, answer: Response): Promise<string | undefined> => {
  const pathname = new URL(url).pathname.replace('/api', '');
  // A HEAD is a GET without its body.
  const operation = operationsAt(description, pathname)?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
  // Not a call of the API at all: it says so itself.
  if (!operation && [404, 405].includes(answer.status)) return undefined;
  const response = operation?.responses[answer.status];
  if (!response) return `${method} ${pathname} ${answer.status}`;
  const type = answer.headers.get('Content-Type')?.split(';')[0];
  const asked = operation.requestBody?.content?.['application/json']?.schema;
  const unasked = asked && answer.ok ? problemsOf(description.components.schemas, asked, JSON.parse(sent ?? 'null'), 'sent') : [];
  if (unasked.length > 0) return `${method} ${pathname} ${answer.status}: ${unasked.slice(0, 3).join('; ')}`;
  if (!type || method === 'HEAD' || answer.status === 304) return undefined;
  const content = response.content?.[type] ?? response.content?.['*/*'];
  if (!content) return `${method} ${pathname} ${answer.status} ${type}`;
  if (!content.schema || !type.endsWith('json')) return undefined;
  const problems = problemsOf(description.components.schemas, content.schema, await answer.clone().json(), 'body');
  return problems.length > 0 ? `${method} ${pathname} ${answer.status}: ${problems.slice(0, 3).join('; ')}` : undefined;
};

const isJson = ({ headers }: Request): boolean => headers.get('Content-Type') === 'application/json';

/** The same API, which fails where it takes or answers what its own `openapi.json` does not describe. */
export const described = (makeApi: MakeApi): MakeApi => async options => {
  const answers = await makeApi(options);
  let description: Promise<Description> | undefined;
  return async request => {
    description ??= Promise.resolve(answers(new Request('http://localhost/api/openapi.json'))).then(answer => answer.json() as Promise<Description>);
    const sent = isJson(request) ? await request.clone().text() : undefined;
    const answer = await answers(request);
    const told = await undescribed(await description, request, sent, answer);
    if (told) throw new Error(`Not described: ${told}`);
    return answer;
  };
};
