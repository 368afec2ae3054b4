import type { Db } from '../db/db.ts';
import type { UserFact } from '../db/facts.ts';

/** A call on its way to its answer. */
export interface Call {
  db: Db;
  /** Who is signed in. */
  me: UserFact;
  request: Request;
  params: Record<string, string>;
  query: URLSearchParams;
}

/** Gives the bytes of the picture at a site-relative path, if there is one. */
export type ReadMedia = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
