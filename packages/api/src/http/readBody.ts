import { type Body, isBody } from '../rules/body.ts';
import { refusal } from './refusal.ts';

/** Whether a body says that it may hold files: that alone may be large, and is read by whoever takes a file. */
export const isOfParts = (contentType: string | null | undefined): boolean => /^multipart\//i.test(contentType ?? '');

/** Reads the JSON object of a request, or 400. @throws Response too where a server ended the body with its own refusal */
export const readBody = async (request: Request): Promise<Body> => {
  const body: unknown = isOfParts(request.headers.get('Content-Type')) ? undefined : await request.json().catch((thrown: unknown) => {
    if (thrown instanceof Response) throw thrown;
  });
  if (isBody(body)) return body;
  throw refusal(400, { title: 'De aanvraag kon niet gelezen worden.', detail: 'Er werd een JSON-object verwacht.' });
};
