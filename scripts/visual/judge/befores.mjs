import { say } from '../../lib/say.mjs';
import { root } from '../../lib/run.mjs';
import { openBook } from '../book/openBook.mjs';
import { shoot } from '../camera/shoot.mjs';
import { buildAcceptedBook } from './acceptedBook.mjs';
import { findAcceptedCommit } from './git.mjs';
import { createMemory } from './memory.mjs';

const ABSENT = { reason: 'The accepted sources have no such story.' };

const shootAccepted = async ({ studio, commit, ids, onPicture }) => {
  const book = await openBook(await buildAcceptedBook(commit), []);
  const wanted = book.entries.filter(({ id }) => ids.includes(id));
  say(`Taking ${wanted.length} accepted pictures on this machine`);
  const pictures = await shoot(studio, book, wanted, { onPicture });
  book.close();
  return pictures;
};

/**
 * Finds what the accepted sources draw, for stories that seem changed or are gone.
 * Where this machine draws like the one that accepted, and has kept the picture, that is the accepted picture itself;
 * otherwise the accepted commit is built and pictured here, once for each commit and environment.
 * @param facts `studio`, `store`, `environment` of now, `baselines`, `ids`, and `onPicture` for progress.
 * @returns `{ befores, problem }`: a Map of id to `{ key, width, height }`, and a sentence where pictures are missing from it.
 */
export const findBefores = async ({ studio, store, environment, baselines, ids, onPicture }) => {
  const isAtHome = baselines.environment?.probe === environment.probe;
  const isKept = id => isAtHome && store.has(baselines.pictures.get(id).key);
  const befores = new Map(ids.filter(isKept).map(id => [id, baselines.pictures.get(id)]));
  const missing = ids.filter(id => !befores.has(id));
  if (missing.length === 0) return { befores };

  const { commit, problem } = findAcceptedCommit(root);
  if (problem) return { befores, problem };
  const memory = createMemory(commit, environment);
  const unknown = missing.filter(id => !memory.has(id) || (memory.get(id).key && !store.has(memory.get(id).key)));
  if (unknown.length > 0) {
    const pictures = await shootAccepted({ studio, commit, ids: unknown, onPicture });
    for (const { key, png } of pictures.values()) if (key) store.keep(key, png);
    // A story that failed may have been late: it is tried again next time.
    memory.keep(unknown.map(id => [id, pictures.get(id) ?? ABSENT]).filter(([, picture]) => picture.key || picture === ABSENT));
  }
  for (const id of missing) if (memory.get(id)?.key) befores.set(id, memory.get(id));
  return { befores };
};
