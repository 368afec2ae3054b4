import { type Body, isBody } from '../rules/body.ts';
import { refusal } from './refusal.ts';

/** Whether a body says that it may hold files: that alone may be large, and is read by whoever takes a file. */
export const isOfParts = (contentType: string | null | undefined): boolean => /^multipart\//i.test(contentType ?? '');

const isJson = (contentType: string | null): boolean => /^application\/json\b/i.test(contentType ?? '');

/** Nothing that is sent holds lists and objects so deep in each other; what works on all of it would not come to an end. */
const MOST_DEEP = 100;
const isDeeper = (value: unknown, than: number): boolean =>
  typeof value === 'object' && value !== null && (than === 0 || Object.values(value).some(inner => isDeeper(inner, than - 1)));

/** Reads the JSON object of a request, or 400; also of one that does not say that it is JSON: a page of elsewhere sends no other without asking. @throws Response too where a server ended the body with its own refusal */
export const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = !isJson(request.headers.get('Content-Type')) ? undefined : await request.json().catch((thrown: unknown) => {
    if (thrown instanceof Response) throw thrown;
  });
  if (isBody(body) && !isDeeper(body, MOST_DEEP)) return body;
  throw refusal(400, { title: 'De aanvraag kon niet gelezen worden.', detail: 'Er werd een JSON-object verwacht.' });
};
