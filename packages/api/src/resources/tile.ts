import type { TileFact } from '../facts.ts';
import type { Ports } from '../ports.ts';
import { type Body, flagIn, optionalTextIn } from '../rules/body.ts';
import { refuseInvalid } from '../rules/checks.ts';
import type { Prepared, Saving } from './resource.ts';

/** Looks up whether the picture that was sent is one of ours. */
export const prepareTile = async ({ files }: Ports, body: Body): Promise<Prepared> => {
  const path = optionalTextIn(body, 'path');
  return { isIssued: path !== null && await files.has(path) };
};

/** The picture that was sent: none, the one that was, or a file that this server issued. */
const pathIn = ({ body, before, prepared }: Pick<Saving<TileFact>, 'body' | 'before' | 'prepared'>): string | null => {
  const was = before?.path ?? null;
  const path = optionalTextIn(body, 'path', was);
  if (path !== null && path !== was && !prepared.isIssued) refuseInvalid({ Path: ['Deze foto staat niet op deze server.'] });
  return path;
};

/** The fields of a tile as they are to be stored: what is not sent stays as it was. */
export const tileIn = <T extends TileFact>({ me, body, before, prepared }: Saving<T>) => ({
  path: pathIn({ body, before, prepared }),
  isVisible: flagIn(body, 'isVisible', before?.isVisible ?? true),
  imageRequired: flagIn(body, 'imageRequired', before?.imageRequired ?? true),
  createdById: before?.createdById ?? me.id,
});
