import type { HttpHandler } from 'msw';
import { ranged } from './ranged.ts';
import { find } from './resource.ts';
import type { Route } from './route.ts';

/** Uploaded files, as they came. Open: an `<img>` sends no token. */
export const uploadHandlers = (route: Route): HttpHandler[] => [
  route('get', 'uploads/:id/:name', ({ db, params, request }) => {
    const { bytes, type } = find(db.uploads, params.id, 'Dit bestand');
    // No script, whatever was uploaded: a type that was accepted is the type that is sent.
    return ranged(request, bytes, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, max-age=3600' });
  }, 'open'),
];
