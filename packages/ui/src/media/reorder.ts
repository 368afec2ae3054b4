/** An id as the server gives it: opaque, never computed with. */
type Id = number | string;

/** A picture or a film of a product, as the table shows it (specification §3, "Asset"). */
export interface MediaItem {
  /** Compared as it is, never computed with. */
  id: Id;
  /** As on the wire: the part before the first underscore is shown. */
  name: string;
  /** Its place, from 1. */
  order: number;
  /** Site-relative or http(s) URL; anything else counts as missing. */
  path?: string | null;
  /** A film; else a picture. */
  isVideo: boolean;
}

type Ordered = Pick<MediaItem, 'id' | 'order' | 'isVideo'>;

/** What became of a move. */
export interface MovedMedia<M> {
  /** Everything in its new order: each order is the position plus 1. */
  list: M[];
  /** Those whose order differs from before, to be sent to the server. */
  changed: M[];
  /** A film would have come first, and was put second instead: say so. */
  isVideoRefused: boolean;
}

/** The media as they are shown: by order, ties as they came. */
export const inOrder = <M extends Ordered>(media: readonly M[]) => [...media].sort((a, b) => a.order - b.order);

const toFront = <M>(list: readonly M[], at: number) => [list[at]!, ...list.slice(0, at), ...list.slice(at + 1)];

/** The same list with a picture first. Where there are only films, the one that was first stays so. */
const withoutVideoFirst = <M extends Ordered>(list: readonly M[], first: M) => {
  if (!list[0]?.isVideo) return list;
  const image = list.findIndex(medium => !medium.isVideo);
  return toFront(list, image >= 0 ? image : list.indexOf(first));
};

const numbered = <M extends Ordered>(list: readonly M[]) => list.map((medium, at) => (medium.order === at + 1 ? medium : { ...medium, order: at + 1 }));

/**
 * Moves a medium to another position (specification §4): its order becomes the new position plus 1. A film that
 * comes first by it, itself moved or left behind by a picture, goes to the second position.
 * @param media in the order in which they are shown
 * @param from its position, from 0
 * @param to the new position, from 0; beyond an end it is that end
 */
export const moveMedia = <M extends Ordered>(media: readonly M[], from: number, to: number): MovedMedia<M> => {
  const target = Math.min(Math.max(to, 0), media.length - 1);
  const moved = media[from];
  if (!moved || from === target) return { list: [...media], changed: [], isVideoRefused: false };
  const others = media.filter((_, at) => at !== from);
  const placed = [...others.slice(0, target), moved, ...others.slice(target)];
  const allowed = withoutVideoFirst(placed, media[0]!);
  const list = numbered(allowed);
  return { list, changed: list.filter(medium => !media.includes(medium)), isVideoRefused: allowed[0] !== placed[0] };
};

/**
 * Numbers media in the order given: 1, 2, 3 … without gaps or doubles. A video is never first: the first picture goes
 * before it, and where there are only videos they begin at 2.
 */
export const orderedMedia = <M extends Ordered>(media: readonly M[]): { list: M[]; changed: M[] } => {
  const image = media.findIndex(medium => !medium.isVideo);
  const placed = image > 0 && media[0]?.isVideo ? toFront(media, image) : [...media];
  const first = placed[0]?.isVideo ? 2 : 1;
  const list = placed.map((medium, at) => (medium.order === first + at ? medium : { ...medium, order: first + at }));
  return { list, changed: list.filter(medium => !media.includes(medium)) };
};

/** The media with one of them at a place that was set by hand, from 1. */
export const placeMedia = <M extends Ordered>(media: readonly M[], id: MediaItem['id'], place: number): M[] => {
  const list = inOrder(media);
  const moved = list.find(medium => medium.id === id);
  if (!moved) return list;
  const others = list.filter(medium => medium !== moved);
  return orderedMedia([...others.slice(0, place - 1), moved, ...others.slice(place - 1)]).list;
};
