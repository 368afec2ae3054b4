/** Which bytes a `Range` header asks for; undefined for all, null when there are none. */
export const readRange = (header: string | null, size: number): { start: number; end: number } | null | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start <= end && start < size ? { start, end } : null;
};

/** Bytes as an answer, or the part that a player asked for (206), since a video is sought in. */
export const ranged = (request: Request, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response => {
  const size = bytes.byteLength;
  const range = readRange(request.headers.get('Range'), size);
  if (range === null) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  return new Response(request.method === 'HEAD' ? null : part, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Accept-Ranges': 'bytes',
      'Content-Length': `${part.byteLength}`,
      ...(range ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    },
  });
};
