import type { HttpHandler } from 'msw';
import { API_BASE } from '@staalkaart/api-client/wire';
import { refusal } from './checks.ts';
import type { Call, Route } from './route.ts';

/** What an upload may be. */
export interface FileRule {
  /** The field of the multipart body. */
  field: 'image' | 'video';
  types: readonly string[];
  megabytes: number;
  /** The kinds of file, in words. */
  kinds: string;
}

export const IMAGE: FileRule = { field: 'image', types: ['image/png', 'image/jpeg'], megabytes: 15, kinds: '.png of .jpg' };
export const VIDEO: FileRule = { field: 'video', types: ['video/mp4'], megabytes: 75, kinds: '.mp4' };

/** The file in a field of a multipart body, or 400. */
export const readFile = async (request: Request, field: string): Promise<File> => {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get(field);
  if (!(file instanceof File)) throw refusal(400, { title: `Er werd geen bestand ontvangen in het veld '${field}'.` });
  if (file.size === 0) throw refusal(400, { title: `${file.name} is een leeg bestand.` });
  return file;
};

/** Refuses a file that is larger than a number of megabytes. */
export const refuseLarge = ({ name, size }: File, megabytes: number) => {
  if (size <= megabytes * 1024 * 1024) return;
  throw refusal(413, { title: `${name} is groter dan ${megabytes} MB.`, detail: 'Kleinere files opladen aub.' });
};

/** Stores the file of a call, and gives its path. */
export const receive = async ({ db, request }: Call, rule: FileRule): Promise<{ path: string; name: string }> => {
  const file = await readFile(request, rule.field);
  if (!rule.types.includes(file.type)) throw refusal(415, { title: `${file.name} is geen ${rule.kinds} bestand.` });
  refuseLarge(file, rule.megabytes);
  const { id } = db.uploads.add({ name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  return { path: `${API_BASE}uploads/${id}/${encodeURIComponent(file.name)}`, name: file.name };
};

/** Bytes as an answer, or the part that a player asked for (206), since a video is sought in. */
export const ranged = (request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response => {
  const size = bytes.byteLength;
  const [, first = '', final = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  const isWhole = !first && !final;
  const start = first ? Number(first) : isWhole ? 0 : Math.max(0, size - Number(final));
  const end = first && final ? Math.min(Number(final), size - 1) : size - 1;
  if (!isWhole && start > end) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  return new Response(bytes.subarray(start, end + 1), {
    status: isWhole ? 200 : 206,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': `${end + 1 - start}`,
      ...(isWhole ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
};

/** Uploaded files, as they came. Open: an `<img>` sends no token. */
export const uploadHandlers = (route: Route): HttpHandler[] => [
  route('get', 'uploads/:id/:name', ({ db, params, request }) => {
    const upload = db.uploads.get(Number(params.id));
    if (!upload) throw refusal(404, { title: 'Dit bestand bestaat niet (meer).' });
    // No script, whatever was uploaded: a type that was accepted is the type that is sent.
    const headers = { 'Content-Type': upload.type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, max-age=3600' };
    return ranged(request, upload.bytes, headers);
  }, 'open'),
];
