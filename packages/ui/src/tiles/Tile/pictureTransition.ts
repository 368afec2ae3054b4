/** The `view-transition-name` that a card's picture and the detail's first picture share: the one grows into the other. */
export const PRODUCT_PICTURE = 'product-picture';

let last: HTMLElement | undefined;

/** Names the picture of the card that is being opened, and that one alone: a name may occur once on a page. */
export const nameOpenedPicture = (picture: HTMLElement | null) => {
  if (last) last.style.viewTransitionName = '';
  last = picture ?? undefined;
  if (picture) picture.style.viewTransitionName = PRODUCT_PICTURE;
};
