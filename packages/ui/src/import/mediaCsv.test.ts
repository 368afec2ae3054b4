import { expect, it } from 'vitest';
import { mediaCsv } from './mediaCsv.ts';

it('lists media by their product, with no cell that a spreadsheet runs', () => {
  expect(mediaCsv([
    { id: 1, name: 'Affiche; A2_ab12cd34', order: 1, isVideo: false, path: '/media/1.jpg', createdByName: 'An' },
    { id: 2, name: '=1+1_x', order: 2, isVideo: true, path: null },
  ])).toBe('\uFEFFProduct;Volgorde;Soort;Door;Bestand\r\n"Affiche; A2";1;Afbeelding;An;/media/1.jpg\r\n\'=1+1;2;Video;;\r\n');
});
