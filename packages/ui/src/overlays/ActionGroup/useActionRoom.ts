import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { below } from '../../theme/tokens.ts';
import { roomFor } from './foldActions.ts';

/** Up to this many fit in every column of the catalogue: their width is not watched. */
const ALWAYS_FIT = 4;
/** Beside a name on a phone, more would leave the name no room; that of a product has a button for a collection beside it already. */
const PHONE_ROW_PLACES = { product: 1, other: 2 };

const watchPhone = (onChange: () => void) => {
  const query = matchMedia(below.sm);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** How many buttons have room: under a tile by its width, beside a name by the screen. */
export const useActionRoom = (group: RefObject<HTMLElement | null>, count: number): number => {
  const isPhone = useSyncExternalStore(watchPhone, () => matchMedia(below.sm).matches);
  const [places, setPlaces] = useState(Infinity);
  // Before the browser paints: nothing is seen to fold.
  useLayoutEffect(() => {
    const element = group.current;
    if (!element) return undefined;
    const row = element.closest<HTMLElement>('[data-view="list"]');
    if (!row && count <= ALWAYS_FIT) return undefined;
    const measure = () => {
      const listed = isPhone && row ? PHONE_ROW_PLACES[row.dataset.kind === 'product' ? 'product' : 'other'] : Infinity;
      const room = row ? listed : roomFor(element.clientWidth, element.querySelector('button')?.offsetWidth ?? 0);
      // Tiles with room enough are not drawn a second time.
      setPlaces(room >= count ? Infinity : room);
    };
    measure();
    if (row) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [group, count, isPhone]);
  return places;
};
