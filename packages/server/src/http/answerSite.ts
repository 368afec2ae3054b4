import { refusal } from '@staalkaart/api';
import { API_BASE } from '@staalkaart/api-client/wire';
import type { Answering } from './answerCall.ts';
import { type FileAnswering, MEDIA_PATH } from './files.ts';

/** What one port answers. */
interface Site {
  api: Answering;
  /** The pictures and films of the demonstration. */
  media?: FileAnswering | undefined;
  /** The built application. */
  app?: FileAnswering | undefined;
}

const withoutBody = async (response: Response): Promise<Response> => {
  await response.body?.cancel();
  return new Response(null, response);
};

/** One answer for every address: the calls under `/api/`, and files under any other. */
export const answerSite = ({ api, media, app }: Site): Answering => async (request, address) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith(API_BASE)) return api(request, address);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, '', { Allow: 'GET, HEAD' });
  const files = pathname.startsWith(MEDIA_PATH) ? media : app;
  const answer = await files?.(request) ?? refusal(404, 'Niet gevonden');
  return request.method === 'HEAD' ? withoutBody(answer) : answer;
};
