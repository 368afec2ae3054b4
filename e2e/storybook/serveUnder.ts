import { refusal } from '@staalkaart/api';
import { answerCall, filesIn, listen } from '@staalkaart/server/http';

/** A folder, served as a plain web host does under one path of its own. */
export interface Host {
  /** Where it lives, with a slash at its end. */
  address: string;
  /** What was asked and is not there: outside the path, or no file. Paths with their query. */
  missed: string[];
  close: () => Promise<void>;
}

/** Serves a folder under a path ('/onder/pad/') on a free port of this machine. It answers nothing but files, and 404. */
export const serveUnder = async (folder: string, path: string): Promise<Host> => {
  const missed: string[] = [];
  // Files with a hash in their name never change.
  const files = filesIn(folder, (_, file) => ({ 'Cache-Control': file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache' }));
  const answer = async (request: Request): Promise<Response> => {
    const { origin, pathname, search } = new URL(request.url);
    const name = pathname === path ? 'index.html' : pathname.slice(path.length);
    const file = pathname.startsWith(path) ? await files(new Request(`${origin}/${name}`, { headers: request.headers })) : undefined;
    if (file) return file;
    // A browser asks this of every host by itself.
    if (pathname === '/favicon.ico') return new Response(null, { status: 204 });
    missed.push(pathname + search);
    return refusal(404);
  };
  const { url, close } = await listen((asked, response) => void answerCall(answer, asked, response), 0, '127.0.0.1');
  return { address: `${url}${path}`, missed, close: () => close() };
};
