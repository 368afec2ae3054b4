import { bypass, http, type HttpHandler } from 'msw';
import { ranged } from '../handlers/ranged.ts';

const MEDIA = '/media/';

const isMedium = (response: Response): boolean => response.ok && !response.headers.get('Content-Type')?.startsWith('text/html');

/**
 * The pictures and films of the seed, which are files of the site. The worker lets pictures through, with two exceptions:
 * a film loses its `Range` on the way through a worker, and could not be sought in;
 * and where the site lives in a folder of its host, the seed's `/media/...` is in that folder.
 */
export const seedMedia = (base: string): HttpHandler => {
  const folder = new URL(base, document.baseURI);
  const isMoved = folder.pathname !== '/';
  const asked = ({ request }: { request: Request }): boolean => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(MEDIA) && (isMoved || pathname.endsWith('.mp4'));
  };
  return http.get(asked, async ({ request }) => {
    const file = await fetch(bypass(new URL(new URL(request.url).pathname.slice(1), folder)));
    if (!isMedium(file)) return undefined;
    return ranged(request, new Uint8Array(await file.arrayBuffer()), { 'Content-Type': file.headers.get('Content-Type') ?? '' });
  });
};
