import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { mediaText } from '../../nl/media.ts';
import { mediaName } from '../mediaName.ts';
import type { MediaItem } from '../reorder.ts';

/** dnd-kit takes 0 for no id at all: each of ours is a text. */
export const dragId = ({ id }: Pick<MediaItem, 'id'>) => `media-${id}`;

/** What is told about a drag, in Dutch, to who cannot see it. */
export const announcementsFor = (list: readonly MediaItem[]): Announcements => {
  const placeOf = (id: UniqueIdentifier) => list.findIndex(medium => dragId(medium) === id);
  const nameOf = (id: UniqueIdentifier) => {
    const medium = list[placeOf(id)];
    return medium ? mediaName(medium.name, medium.order) : '';
  };
  // It begins above its own place: that need not be told, and would drown that it was picked up.
  let hasLeft = false;
  return {
    onDragStart: ({ active }) => {
      hasLeft = false;
      return mediaText.picked(nameOf(active.id), placeOf(active.id) + 1, list.length);
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      hasLeft ||= over.id !== active.id;
      return hasLeft ? mediaText.over(nameOf(active.id), placeOf(over.id) + 1, list.length) : undefined;
    },
    // The table tells where it ended: a film may not have stayed where it was dropped.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => mediaText.dragCancelled(nameOf(active.id), placeOf(active.id) + 1),
  };
};
