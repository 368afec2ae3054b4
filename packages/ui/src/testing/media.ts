import { expect, screen, waitFor } from 'storybook/test';
import type { GalleryMedium } from '../product/ProductGallery/medium.ts';

/** Four pictures and a film of one product, as stories show them. */
export const storyMedia: GalleryMedium[] = [
  { id: 11, name: 'Affiche Zomerfestival 1', path: '/media/images/poster-2-1.png', isVideo: false },
  { id: 12, name: 'Affiche Zomerfestival 2', path: '/media/images/poster-2-2.jpg', isVideo: false },
  { id: 13, name: 'Affiche Zomerfestival 3', path: '/media/videos/flag-waving.mp4', isVideo: true },
  { id: 14, name: 'Affiche Zomerfestival 4', path: '/media/images/poster-0-1.jpg', isVideo: false },
  { id: 15, name: 'Affiche Zomerfestival 5', path: '/media/images/poster-5-2.jpg', isVideo: false },
];

/** The video among them is as large as fits, with nothing around it. */
export const videoHasItsShape = async (): Promise<void> => {
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: Affiche Zomerfestival 3');
  await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
  await waitFor(async () => {
    const { width, height } = video.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(video.videoWidth / video.videoHeight, 1);
    const place = getComputedStyle(video.parentElement!);
    await expect(Math.min(parseFloat(place.width) - parseFloat(place.paddingLeft) - parseFloat(place.paddingRight) - width, parseFloat(place.height) - height)).toBeCloseTo(0, 0);
  });
};
