import { isSameId, type Id } from '../id.ts';

/** An image or a video of a product, as the table and the library show it (specification §3, "Asset"). */
export interface MediaItem {
  /** Compared as it is, never computed with. */
  id: Id;
  /** As on the wire: the part before the first underscore is shown. */
  name: string;
  /** Its place, from 1. */
  order: number;
  /** Site-relative or http(s) URL; anything else counts as missing. */
  path?: string | null;
  /** A video; else an image. */
  isVideo: boolean;
  /** Who made it, where the server tells. */
  createdByName?: string | null;
}

type Ordered = Pick<MediaItem, 'id' | 'order' | 'isVideo'>;

/** What became of a move. */
export interface MovedMedia<M> {
  /** Everything in its new order. */
  list: M[];
  /** Those whose order differs from before, to be sent to the server. */
  changed: M[];
  /** A video would have come first, and was put second instead: say so. */
  isVideoRefused: boolean;
}

/** The media as they are shown: by order, ties as they came. */
export const inOrder = <M extends Ordered>(media: readonly M[]) => [...media].sort((a, b) => a.order - b.order);

/** An order by ids; media that came meanwhile follow behind. */
export const byIds = (ids: readonly Id[]) => <M extends { id: Id }>(media: readonly M[]): M[] => {
  const place = ({ id }: M) => {
    const at = ids.findIndex(other => isSameId(other, id));
    return at < 0 ? ids.length : at;
  };
  return media.toSorted((a, b) => place(a) - place(b));
};

/** The wanted order with an image first: the first one there is. Only videos stay as they are. */
const withPictureFirst = <M extends Ordered>(wanted: readonly M[]) => {
  const at = wanted.findIndex(medium => !medium.isVideo);
  return at > 0 ? [wanted[at]!, ...wanted.slice(0, at), ...wanted.slice(at + 1)] : wanted;
};

/** The first place that is taken: 1, or 2 where there are only videos, which never come first. */
const firstPlace = (media: readonly Ordered[]) => (media[0]?.isVideo ? 2 : 1);

/**
 * Gives media in the order in which somebody wants them the orders that they get (specification §4): 1, 2, 3 … without
 * gaps or doubles. A video that comes first goes to the second place; 1 stays free only while there are only videos.
 */
export const orderedMedia = <M extends Ordered>(wanted: readonly M[]): M[] => {
  const allowed = withPictureFirst(wanted);
  const first = firstPlace(allowed);
  return allowed.map((medium, at) => (medium.order === at + first ? medium : { ...medium, order: at + first }));
};

/**
 * Moves a medium to another position (specification §4): its order becomes the new position plus 1. A video that
 * comes first by it, itself moved or left behind by an image, goes to the second position.
 * @param media in the order in which they are shown
 * @param from its position, from 0
 * @param to the new position, from 0; beyond an end it is that end
 */
export const moveMedia = <M extends Ordered>(media: readonly M[], from: number, to: number): MovedMedia<M> => {
  const target = Math.min(Math.max(to, 0), media.length - 1);
  const moved = media[from];
  if (!moved || from === target) return { list: [...media], changed: [], isVideoRefused: false };
  const others = media.filter((_, at) => at !== from);
  const wanted = [...others.slice(0, target), moved, ...others.slice(target)];
  const list = orderedMedia(wanted);
  return { list, changed: list.filter(medium => !media.includes(medium)), isVideoRefused: list[0]!.id !== wanted[0]!.id };
};

/**
 * Puts a medium at a place that was set by hand: the others make room, and gaps are closed.
 * @param place the order that was asked for; beyond an end it is that end
 * @returns all of them in their new order
 */
export const placeMedia = <M extends Ordered>(media: readonly M[], id: Id, place: number): M[] => {
  const list = inOrder(media);
  const from = list.findIndex(medium => medium.id === id);
  const isOnlyVideos = media.every(medium => medium.isVideo);
  return orderedMedia(moveMedia(list, from, place - (isOnlyVideos ? 2 : 1)).list);
};
