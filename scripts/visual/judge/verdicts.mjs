import { isAsked } from '../book/entries.mjs';

/** What is left to decide: pictures that are not the accepted one. */
export const suspectsOf = (pictures, accepted) =>
  [...pictures].filter(([id, { key }]) => key && accepted.has(id) && accepted.get(id).key !== key).map(([id]) => id);

/** Stories that have no accepted picture yet. */
export const newcomersOf = (pictures, accepted) => [...pictures].filter(([id, { key }]) => key && !accepted.has(id)).map(([id]) => id);

/** Accepted pictures of stories that are gone, among those that were asked for. */
export const goneOf = (entries, accepted, only = []) => {
  const present = new Set(entries.map(({ id }) => id));
  return [...accepted.keys()].filter(id => !present.has(id) && isAsked(only, id));
};

const verdictOf = ({ entry, accepted, picture, again, before }) => {
  const { id, title, name } = entry;
  const story = { id, title, name };
  if (picture.reason) return { ...story, kind: 'failed', reason: picture.reason };
  // A second look tells a picture that changed from one that is never twice the same.
  const looks = [picture, again].filter(look => look?.key);
  const isAccepted = look => look.key === accepted?.key || look.key === before?.key;
  const known = looks.find(isAccepted);
  if (known) return { ...story, kind: 'unchanged', picture: known, isUnsteady: known !== picture };
  if (again?.reason) return { ...story, kind: 'failed', reason: again.reason };
  if (again && again.key !== picture.key) return { ...story, kind: 'failed', reason: 'It is drawn differently each time.', picture, before: again };
  return accepted ? { ...story, kind: 'changed', picture, before: before ?? accepted } : { ...story, kind: 'added', picture };
};

/**
 * Judges each story.
 * @param facts `entries` of this Storybook, `accepted` baselines, `pictures` of now, `again` a second look at those that
 * seem changed or new, `befores` what the accepted sources draw on this machine (empty where the accepted hashes hold here),
 * and `gone` ids. All but entries and gone are Maps of id to `{ key, … }`.
 * @returns a list of `{ id, title, name, kind, … }`; kind is changed, added, removed, failed or unchanged.
 */
export const judge = ({ entries, accepted, pictures, again, befores, gone }) => [
  ...entries.map(entry => verdictOf({
    entry, accepted: accepted.get(entry.id), picture: pictures.get(entry.id), again: again.get(entry.id), before: befores.get(entry.id),
  })),
  ...gone.map(id => ({ id, title: id.split('--')[0], name: id.split('--')[1], kind: 'removed', before: befores.get(id) ?? accepted.get(id) })),
];

/** What a person has to look at. */
export const isWorthALook = ({ kind }) => kind !== 'unchanged';

/** The baselines after these verdicts have been accepted; a story that failed keeps what it had. */
export const accept = (accepted, verdicts) => {
  const pictures = new Map(accepted);
  for (const { id, kind, picture } of verdicts) {
    if (kind === 'removed') pictures.delete(id);
    else if (kind !== 'failed') pictures.set(id, { key: picture.key, width: picture.width, height: picture.height });
  }
  return pictures;
};
