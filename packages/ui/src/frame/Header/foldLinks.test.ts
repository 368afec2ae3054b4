import { describe, expect, it } from 'vitest';
import { foldLinks } from './foldLinks.ts';

const four = [100, 100, 100, 100];
const nine = [...four, 60, 80, 120, 100, 70];
const at = (width: number, room: number, links = four) => foldLinks({ width, room, links, menu: 90, gap: 16 });

describe('foldLinks', () => {
  it('shows all links and the box where there is room', () => {
    expect(at(1180, 592)).toEqual({ level: 'wide', shown: 4, search: 'box' });
    expect(at(1440, 1022, nine)).toEqual({ level: 'wide', shown: 9, search: 'box' });
  });
  it('folds the box to an icon before it folds a link', () => {
    expect(at(1180, 591)).toEqual({ level: 'wide', shown: 4, search: 'icon' });
    expect(at(1180, 460)).toEqual({ level: 'wide', shown: 4, search: 'icon' });
  });
  it('sends the last links to the menu, and keeps room for its button', () => {
    expect(at(1180, 700, nine)).toEqual({ level: 'wide', shown: 6, search: 'icon' });
    expect(at(1180, 459)).toEqual({ level: 'wide', shown: 3, search: 'icon' });
  });
  it('sends all to the menu rather than leaving two', () => {
    expect(at(920, 440)).toEqual({ level: 'compact', shown: 0, search: 'box' });
  });
  it('sends all to the menu on a standing tablet', () => {
    expect(at(820, 380)).toEqual({ level: 'compact', shown: 0, search: 'box' });
    expect(at(700, 250)).toEqual({ level: 'compact', shown: 0, search: 'icon' });
  });
  it('sends search and mode along on a phone', () => {
    expect(at(390, 150)).toEqual({ level: 'phone', shown: 0, search: 'icon' });
  });
});
