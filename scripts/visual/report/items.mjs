/** The kinds of story in a report, in the order in which they ask for attention. */
export const KINDS = ['changed', 'added', 'removed', 'failed'];

const ORDER = new Map(KINDS.map((kind, index) => [kind, index]));

/** Counts of each kind, and of what stayed the same. */
export const countKinds = verdicts =>
  Object.fromEntries([...KINDS, 'unchanged'].map(kind => [kind, verdicts.filter(verdict => verdict.kind === kind).length]));

/** The stories to look at: by kind, then as in the sidebar. */
export const toLookAt = verdicts =>
  verdicts.filter(({ kind }) => ORDER.has(kind)).sort((one, other) => ORDER.get(one.kind) - ORDER.get(other.kind));

const sizeChange = (before, after) =>
  (before && after && (before.width !== after.width || before.height !== after.height)
    ? { before: `${before.width} × ${before.height}`, after: `${after.width} × ${after.height}` }
    : undefined);

/** A difference over more than this part of a picture finds itself. */
const LARGE = 0.15;

/** Where to look, in parts of the sheet that holds both pictures: 1 px is hard to find. */
const spotOf = ({ bounds, size } = {}) => {
  if (!bounds) return undefined;
  const spot = {
    left: bounds.left / size.width, top: bounds.top / size.height,
    width: (bounds.right - bounds.left) / size.width, height: (bounds.bottom - bounds.top) / size.height,
  };
  return spot.width * spot.height < LARGE ? spot : undefined;
};

/**
 * One story of the report.
 * @param pictures file names of `before`, `after` and `difference`, as far as there are such pictures.
 * @param compared what `difference()` found, if it compared.
 */
export const itemOf = ({ id, title, name, kind, reason, before, picture }, pictures = {}, compared = undefined) => ({
  id, title, name, kind, reason, pictures,
  pixels: compared?.count,
  spot: spotOf(compared),
  sheet: compared?.size ?? before ?? picture,
  before, after: picture,
  size: sizeChange(before, picture),
});
