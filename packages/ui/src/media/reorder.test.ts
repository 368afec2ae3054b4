import { describe, expect, it } from 'vitest';
import { inOrder, moveMedia, orderedMedia, placeMedia } from './reorder.ts';

/** 'A' to 'Z' are images, 'v' and 'w' videos, in order from 1; only videos from 2. */
const mediaOf = (names: string) => {
  const first = names && names === names.toLowerCase() ? 2 : 1;
  return [...names].map((id, at) => ({ id, order: at + first, isVideo: id === id.toLowerCase() }));
};
const named = (media: readonly { id: string; order: number }[]) => media.map(({ id, order }) => `${id}${order}`);
const move = (names: string, from: number, to: number) => {
  const { list, changed, isVideoRefused } = moveMedia(mediaOf(names), from, to);
  return { list: list.map(medium => medium.id).join(''), changed: named(changed), isVideoRefused };
};

describe('orderedMedia', () => {
  const ordered = (names: string) => named(orderedMedia(mediaOf(names)));
  it.each([
    ['ABC', 'A1 B2 C3'], ['AvB', 'A1 v2 B3'], ['vA', 'A1 v2'], ['vwAB', 'A1 v2 w3 B4'], ['v', 'v2'], ['vw', 'v2 w3'], ['', ''], ['A', 'A1'],
  ])('gives %s the orders %s', (names, expected) => { expect(ordered(names).join(' ')).toBe(expected); });
  it('closes gaps and ends doubles', () => {
    const of = (id: string, order: number, isVideo = false) => ({ id, order, isVideo });
    expect(named(orderedMedia([of('a', 2), of('b', 2), of('c', 9)]))).toEqual(['a1', 'b2', 'c3']);
    expect(named(orderedMedia([of('v', 1, true)]))).toEqual(['v2']);
  });
});

describe('orderedMedia, after one was added or deleted', () => {
  const changedOf = (media: ReturnType<typeof mediaOf>) => orderedMedia(inOrder(media)).filter(medium => !media.includes(medium));
  it('tells which need another order once the first image is deleted', () => {
    const [, ...left] = mediaOf('AvBC');
    expect(named(changedOf(left))).toEqual(['B1', 'C3']);
  });
  it('tells which need another once a first image joins videos', () => {
    expect(named(changedOf([...mediaOf('vw'), { id: 'A', order: 4, isVideo: false }]))).toEqual(['A1']);
  });
  it('has nothing to say of media that are in order', () => {
    expect(changedOf(mediaOf('AvB'))).toEqual([]);
    expect(changedOf(mediaOf('vw'))).toEqual([]);
    expect(changedOf([])).toEqual([]);
  });
});

describe('placeMedia', () => {
  const place = (names: string, id: string, at: number) => named(placeMedia(mediaOf(names), id, at)).join(' ');
  it('makes room', () => {
    expect(place('ABCDE', 'E', 3)).toBe('A1 B2 E3 C4 D5');
    expect(place('ABCDE', 'A', 9)).toBe('B1 C2 D3 E4 A5');
  });
  it('puts a film second that is placed first', () => {
    expect(place('ABv', 'v', 1)).toBe('A1 v2 B3');
    expect(place('AvB', 'A', 2)).toBe('A1 v2 B3');
  });
  it('counts only films from 2', () => {
    expect(place('vwx', 'x', 2)).toBe('x2 v3 w4');
    expect(place('v', 'v', 1)).toBe('v2');
  });
  it('closes gaps where nothing moves', () => {
    const gap = [{ id: 'A', order: 1, isVideo: false }, { id: 'B', order: 4, isVideo: false }];
    expect(named(placeMedia(gap, 'B', 4))).toEqual(['A1', 'B2']);
  });
  it('leaves who is not there alone', () => { expect(place('AB', 'C', 1)).toBe('A1 B2'); });
});

describe('moveMedia', () => {
  it('gives each its new position plus 1, and tells which changed', () => {
    expect(move('ABCDE', 3, 1)).toEqual({ list: 'ADBCE', changed: ['D2', 'B3', 'C4'], isVideoRefused: false });
    expect(move('ABCDE', 0, 4)).toEqual({ list: 'BCDEA', changed: ['B1', 'C2', 'D3', 'E4', 'A5'], isVideoRefused: false });
    expect(move('ABCDE', 2, 0)).toEqual({ list: 'CABDE', changed: ['C1', 'A2', 'B3'], isVideoRefused: false });
  });
  it('puts a film second that is placed first', () => {
    expect(move('ABvC', 2, 0)).toEqual({ list: 'AvBC', changed: ['v2', 'B3'], isVideoRefused: true });
  });
  it('changes nothing when that is where it was', () => {
    expect(move('AvB', 1, 0)).toEqual({ list: 'AvB', changed: [], isVideoRefused: true });
  });
  it('puts a film second that a picture would leave first', () => {
    expect(move('AvBC', 0, 2)).toEqual({ list: 'BvAC', changed: ['B1', 'A3'], isVideoRefused: true });
    expect(move('AvB', 0, 1)).toEqual({ list: 'AvB', changed: [], isVideoRefused: true });
  });
  it('brings the next picture before several films', () => {
    expect(move('AvwB', 0, 3)).toEqual({ list: 'BvwA', changed: ['B1', 'A4'], isVideoRefused: true });
    expect(move('Avw', 0, 2)).toEqual({ list: 'Avw', changed: [], isVideoRefused: true });
  });
  it('moves films about behind the first', () => {
    expect(move('AvBw', 3, 1)).toEqual({ list: 'AwvB', changed: ['w2', 'v3', 'B4'], isVideoRefused: false });
  });
  it('moves only films about, from the second place', () => {
    expect(move('vw', 1, 0)).toEqual({ list: 'wv', changed: ['w2', 'v3'], isVideoRefused: false });
    expect(move('vwx', 0, 2)).toEqual({ list: 'wxv', changed: ['w2', 'x3', 'v4'], isVideoRefused: false });
    expect(move('vwx', 2, 1)).toEqual({ list: 'vxw', changed: ['x3', 'w4'], isVideoRefused: false });
  });
  it('heals a list that began with a film', () => {
    expect(move('vAB', 2, 1)).toEqual({ list: 'BvA', changed: ['B1', 'v2', 'A3'], isVideoRefused: true });
    expect(move('vAB', 1, 0)).toEqual({ list: 'AvB', changed: ['A1', 'v2'], isVideoRefused: false });
  });
  it('leaves a single one alone', () => {
    expect(move('A', 0, 0)).toEqual({ list: 'A', changed: [], isVideoRefused: false });
    expect(move('v', 0, 3)).toEqual({ list: 'v', changed: [], isVideoRefused: false });
  });
  it('does nothing without a place to go', () => {
    expect(move('ABC', 1, 1)).toEqual({ list: 'ABC', changed: [], isVideoRefused: false });
    expect(move('', 0, 1)).toEqual({ list: '', changed: [], isVideoRefused: false });
    expect(move('ABC', 7, 0)).toEqual({ list: 'ABC', changed: [], isVideoRefused: false });
  });
  it('stops at the ends', () => {
    expect(move('ABC', 0, 9).list).toBe('BCA');
    expect(move('ABC', 2, -1).list).toBe('CAB');
  });
  it('closes the gaps that a deletion left', () => {
    const { list, changed } = moveMedia([{ id: 1, order: 1, isVideo: false }, { id: 2, order: 4, isVideo: false }, { id: 3, order: 9, isVideo: false }], 2, 1);
    expect(list.map(({ id, order }) => [id, order])).toEqual([[1, 1], [3, 2], [2, 3]]);
    expect(changed.map(({ id }) => id)).toEqual([3, 2]);
  });
  it('leaves what it was given as it was', () => {
    const media = mediaOf('ABC');
    moveMedia(media, 0, 2);
    expect(media).toEqual(mediaOf('ABC'));
  });
});

describe('inOrder', () => {
  it('sorts by order, ties as they came', () => {
    const media = [{ id: 'c', order: 2, isVideo: false }, { id: 'a', order: 1, isVideo: false }, { id: 'b', order: 1, isVideo: false }];
    expect(inOrder(media).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
