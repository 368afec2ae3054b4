/** What a presentation shows: the cover of a product, or one of its pictures. */
export interface Place {
  /** The product, from 0. */
  slide: number;
  /** The picture in its gallery, from 0; undefined while its cover is shown. */
  medium?: number;
}

/** How far one can go. */
export interface Extent {
  /** How many products there are. */
  slides: number;
  /** How many pictures the shown product has; 0 while nobody knows. */
  media: number;
}

/**
 * Where a step leads: from cover to cover, within a gallery from picture to picture, and out of it at either end to the
 * product beside it. It does not go round, so that a customer sees where a collection ends.
 * @returns undefined where there is nothing further
 */
export const placeBeside = ({ slide, medium }: Place, step: -1 | 1, { slides, media }: Extent): Place | undefined => {
  const next = medium === undefined ? -1 : medium + step;
  if (next >= 0 && next < media) return { slide, medium: next };
  const beside = slide + step;
  return beside >= 0 && beside < slides ? { slide: beside } : undefined;
};

/** Where a presentation that goes by itself goes on: from cover to cover, after the last product to the first. */
export const placeAfter = ({ slide }: Place, slides: number): Place => ({ slide: (slide + 1) % slides });

/** Into the gallery of the shown product, or back to its cover. */
export const turned = ({ slide, medium }: Place): Place => (medium === undefined ? { slide, medium: 0 } : { slide });

/**
 * Where a key leads.
 * @param hasGallery whether the shown product has more than its cover
 * @returns undefined for a key that is not for the presentation, the same place where there is nothing further
 */
export const placeForKey = (key: string, place: Place, extent: Extent, hasGallery: boolean): Place | undefined => {
  const isCover = place.medium === undefined;
  switch (key) {
    case 'ArrowRight': return placeBeside(place, 1, extent) ?? place;
    case 'ArrowLeft': return placeBeside(place, -1, extent) ?? place;
    case ' ': case 'PageDown': return placeBeside({ slide: place.slide }, 1, extent) ?? place;
    case 'PageUp': return placeBeside({ slide: place.slide }, -1, extent) ?? place;
    case 'Home': return { slide: 0 };
    case 'End': return { slide: extent.slides - 1 };
    case 'ArrowDown': return isCover && hasGallery ? turned(place) : place;
    case 'ArrowUp': return isCover ? place : turned(place);
    default: return undefined;
  }
};
