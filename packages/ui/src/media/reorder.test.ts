import { describe, expect, it } from 'vitest';
import { inOrder, moveMedia } from './reorder.ts';

/** 'A' to 'Z' are pictures, 'v' and 'w' films, in order from 1. */
const mediaOf = (names: string) => [...names].map((id, at) => ({ id, order: at + 1, isVideo: id === id.toLowerCase() }));
const move = (names: string, from: number, to: number) => {
  const { list, changed, isVideoRefused } = moveMedia(mediaOf(names), from, to);
  expect(list.map(medium => medium.order)).toEqual(list.map((_, at) => at + 1));
  return { list: list.map(medium => medium.id).join(''), changed: changed.map(({ id, order }) => `${id}${order}`), isVideoRefused };
};

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
  it('keeps the first of only films where it is', () => {
    expect(move('vw', 1, 0)).toEqual({ list: 'vw', changed: [], isVideoRefused: true });
    expect(move('vwx', 0, 2)).toEqual({ list: 'vwx', changed: [], isVideoRefused: true });
    expect(move('vwx', 2, 1)).toEqual({ list: 'vxw', changed: ['x2', 'w3'], isVideoRefused: false });
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
