/** What a refusal may say, in the three forms that servers use. */
export type RefusalBody = string | { title?: string; detail?: string; errors?: Record<string, string[]> | string[] };

/** A failed answer, to be thrown by whoever refuses. */
export const refusal = (status: number, body: RefusalBody = ''): Response =>
  typeof body === 'string'
    ? new Response(body || null, { status, headers: body ? { 'Content-Type': 'text/plain; charset=utf-8' } : {} })
    : Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

/** Messages by field; whatever is not a string is no problem. */
export type Problems = Record<string, readonly (string | false | null | undefined)[]>;

const found = (problems: Problems): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems)
      .map(([field, messages]) => [field, messages.filter(message => typeof message === 'string')] as const)
      .filter(([, messages]) => messages.length > 0));

/** Refuses with 400 when a field has a problem. */
export const refuseInvalid = (problems: Problems, form: 'byField' | 'list' = 'byField') => {
  const errors = found(problems);
  if (Object.keys(errors).length === 0) return;
  throw refusal(400, { title: 'Niet alle gegevens zijn geldig.', errors: form === 'list' ? Object.values(errors).flat() : errors });
};
