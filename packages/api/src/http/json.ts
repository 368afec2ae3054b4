/**
 * An answer of which the whole text is at hand: a server sends it as it is, without a stream in between.
 * @param text JSON; null where there is no body
 */
export class JsonAnswer {
  readonly text: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(text: string | null, { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {}) {
    this.text = text;
    this.status = status;
    this.headers = text === null ? headers : { 'Content-Type': 'application/json', ...headers };
  }

  /** The same for whoever works with `fetch`. */
  toResponse(): Response {
    return new Response(this.text, { status: this.status, headers: this.headers });
  }
}

/** A value as an answer. */
export const json = (value: unknown, init?: { status?: number; headers?: Readonly<Record<string, string>> }): JsonAnswer => new JsonAnswer(JSON.stringify(value), init);
