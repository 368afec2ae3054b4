/** A picture or a film of a product, as the gallery and the slideshow need it. */
export interface GalleryMedium {
  id: number | string;
  /** The displayed name; read by assistive technology. */
  name: string;
  /** Site-relative or http(s) URL of the picture or the film; anything else counts as missing. */
  path: string | null | undefined;
  isVideo: boolean;
  /** A still of the film; without it the film's first frame is shown. */
  posterPath?: string | null;
}
