// Files are relative to mocks/public/media. They were drawn by mocks/media/render.mjs, which the history keeps (git show 8e7ffe34:mocks/media/render.mjs).

/** A row for each kind; `card-0-1.png` is a card in palette 0, in its first view. */
export const images: readonly string[] = [
  'images/card-0-1.png', 'images/card-3-1.jpg', 'images/card-6-1.jpg', 'images/card-0-2.jpg', 'images/card-3-2.jpg',
  'images/card-0-3.jpg', 'images/card-3-3.jpg',
  'images/brochure-1-1.jpg', 'images/brochure-4-1.jpg', 'images/brochure-7-1.jpg', 'images/brochure-1-2.jpg',
  'images/brochure-4-2.jpg', 'images/brochure-7-2.jpg', 'images/brochure-1-3.jpg', 'images/brochure-4-3.jpg',
  'images/poster-2-1.png', 'images/poster-5-1.jpg', 'images/poster-0-1.jpg', 'images/poster-2-2.jpg',
  'images/poster-5-2.jpg', 'images/poster-2-3.jpg', 'images/poster-5-3.jpg',
  'images/rollup-3-1.png', 'images/rollup-6-1.jpg', 'images/rollup-1-1.jpg', 'images/rollup-3-2.jpg',
  'images/rollup-6-2.jpg',
  'images/box-4-1.jpg', 'images/box-7-1.jpg', 'images/box-2-1.jpg', 'images/box-4-2.jpg', 'images/box-7-2.jpg',
  'images/box-2-2.jpg', 'images/box-4-3.jpg', 'images/box-7-3.jpg',
  'images/sticker-5-1.png', 'images/sticker-0-1.jpg', 'images/sticker-3-1.jpg', 'images/sticker-5-2.jpg',
  'images/sticker-0-2.jpg', 'images/sticker-5-3.jpg', 'images/sticker-0-3.jpg',
  'images/flag-6-1.jpg', 'images/flag-1-1.jpg', 'images/flag-4-1.jpg', 'images/flag-6-2.jpg', 'images/flag-1-2.jpg',
  'images/menu-7-1.png', 'images/menu-2-1.jpg', 'images/menu-5-1.jpg', 'images/menu-7-2.jpg', 'images/menu-2-2.jpg',
  'images/menu-5-2.jpg',
  'images/stationery-0-1.jpg', 'images/stationery-3-1.jpg', 'images/stationery-6-1.jpg', 'images/stationery-0-2.png',
  'images/stationery-3-2.jpg',
  'images/mug-1-1.jpg', 'images/mug-4-1.jpg', 'images/mug-7-1.jpg', 'images/mug-1-2.jpg', 'images/mug-4-2.jpg',
  'images/bag-2-1.jpg', 'images/bag-5-1.jpg', 'images/bag-0-1.jpg', 'images/bag-2-2.jpg', 'images/bag-5-2.jpg',
  'images/bag-0-2.jpg',
  'images/calendar-3-1.jpg', 'images/calendar-6-1.jpg', 'images/calendar-1-1.jpg', 'images/calendar-3-2.jpg',
  'images/calendar-6-2.png',
  'images/book-4-1.jpg', 'images/book-7-1.jpg', 'images/book-2-1.jpg', 'images/book-4-2.jpg', 'images/book-7-2.jpg',
  'images/magazine-5-1.png', 'images/magazine-0-1.jpg', 'images/magazine-3-1.jpg', 'images/magazine-5-2.jpg',
  'images/magazine-0-2.jpg', 'images/magazine-3-2.jpg',
  'images/bottle-6-1.jpg', 'images/bottle-1-1.jpg', 'images/bottle-4-1.jpg', 'images/bottle-6-2.jpg',
  'images/bottle-1-2.jpg',
  'images/banner-7-1.jpg', 'images/banner-2-1.jpg', 'images/banner-5-1.jpg', 'images/banner-7-2.jpg',
  'images/banner-2-2.jpg',
];

/** `box-opening.mp4` is of a box. */
export const videos: readonly string[] = ['videos/box-opening.mp4', 'videos/flag-waving.mp4'];

export const avatars: readonly string[] = [
  'images/avatar-1.jpg', 'images/avatar-2.jpg', 'images/avatar-3.jpg', 'images/avatar-4.jpg', 'images/avatar-5.jpg',
  'images/avatar-6.jpg',
];
