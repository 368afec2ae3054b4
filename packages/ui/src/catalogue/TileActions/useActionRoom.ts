import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { breakpoints } from '../../theme/tokens.ts';
import { roomFor } from './foldActions.ts';

/** Up to this many fit in every column of the catalogue: they are not measured. */
const ALWAYS_FIT = 4;
/** Beside a name on a phone, more would leave the name no room. */
const PHONE_ROW_PLACES = 2;

const phone = `(max-width: ${breakpoints.sm - 0.02}px)`;
const watchPhone = (onChange: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** How many buttons have room: under a tile by its width, beside a name by the screen. */
export const useActionRoom = (group: RefObject<HTMLElement | null>, count: number, view: 'grid' | 'list' | undefined): number => {
  const isPhone = useSyncExternalStore(watchPhone, () => matchMedia(phone).matches);
  const [isListed, setListed] = useState(view === 'list');
  const [places, setPlaces] = useState(Infinity);
  const isMeasured = !isListed && count > ALWAYS_FIT;
  // Before the browser paints: nothing is seen to fold.
  useLayoutEffect(() => {
    setListed(view ? view === 'list' : Boolean(group.current?.closest('[data-view="list"]')));
  }, [group, view]);
  useLayoutEffect(() => {
    const element = group.current;
    if (!element || !isMeasured) return undefined;
    const measure = () => setPlaces(roomFor(element.clientWidth, element.querySelector('button')?.offsetWidth ?? 0));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [group, isMeasured]);
  if (isListed) return isPhone ? PHONE_ROW_PLACES : Infinity;
  return isMeasured ? places : Infinity;
};
