import type { StoredFile } from '../ports.ts';
import { isKnown } from './etag.ts';

/** The part that is asked for, from one place up to another; undefined is all of it, as for `HEAD`. Several parts at once are answered by all of it. */
const partIn = (request: Request, size: number, tag: string | undefined): readonly [from: number, to: number] | undefined => {
  const [, first = '', final = ''] = /^bytes=(\d*)-(\d*)$/.exec((request.method === 'GET' && request.headers.get('Range')) || '') ?? [];
  const condition = request.headers.get('If-Range');
  if ((!first && !final) || (condition !== null && condition !== tag) || (first && final && Number(first) > Number(final))) return undefined;
  return first ? [Number(first), final ? Math.min(Number(final) + 1, size) : size] : [Math.max(0, size - Number(final)), size];
};

/**
 * A file as an answer, or the part that a player asked for (206), since a video is sought in; 416 for a part that is not there,
 * 304 for whoever has it.
 * @param headers of the answer; an `ETag` among them is what conditions are held against
 */
export const ranged = (request: Request, { size, stream }: Pick<StoredFile, 'size' | 'stream'>, headers: Record<string, string>): Response => {
  const tag = headers.ETag;
  if (tag !== undefined && isKnown(request, tag)) return new Response(null, { status: 304, headers });
  const part = partIn(request, size, tag);
  const [from, to] = part ?? [0, size];
  if (part && from >= to) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  return new Response(stream(from, to), {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': `${to - from}`,
      ...(part && { 'Content-Range': `bytes ${from}-${to - 1}/${size}` }),
    },
  });
};
