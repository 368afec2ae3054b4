/** What a refusal may say, in the three forms that servers use. */
export type RefusalBody = string | { title?: string; detail?: string; errors?: Record<string, string[]> | string[] };

/** A failed answer, to be thrown by whoever refuses. */
export const refusal = (status: number, body: RefusalBody = '', headers: Record<string, string> = {}): Response =>
  typeof body === 'string'
    ? new Response(body || null, { status, headers: { ...(body && { 'Content-Type': 'text/plain; charset=utf-8' }), ...headers } })
    : Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json', ...headers } });

/** The refusal of who asks for more than there is room for now. */
export const tooBusy = (): Response => refusal(503, { title: 'De server heeft het nu te druk.', detail: 'Probeer het straks opnieuw.' }, { 'Retry-After': '10' });
