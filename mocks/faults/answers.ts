/** An object of a JSON answer. */
export type Json = Record<string, unknown>;

/** The same answer with another body; a failed one stays as it is. */
export const withBody = async (answered: Response, change: (body: unknown) => unknown): Promise<Response> => {
  if (!answered.ok) return answered;
  return Response.json(change(await answered.json()), { status: answered.status, headers: answered.headers });
};

/** Changes each record of a list, or the one record of a detail. */
export const eachRecord = (body: unknown, change: (record: Json) => Json): unknown =>
  Array.isArray(body) ? body.map(record => change(record as Json)) : change(body as Json);

/** A page where JSON was asked for: a proxy's, a framework's or a hotel's. */
export const htmlPage = (status: number, title: string): Response =>
  new Response(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
