import { describe, expect, it } from 'vitest';
import { keepInList } from './keepInList.ts';

const list = { top: 100, bottom: 400 };
const row = { top: 200, bottom: 270 };

describe('keepInList', () => {
  it('lets a row go up and down, and not sideways', () => { expect(keepInList({ x: 40, y: 20 }, row, list)).toEqual({ x: 0, y: 20 }); });
  it('stops at the first and the last place', () => {
    expect(keepInList({ x: 0, y: -900 }, row, list).y).toBe(-100);
    expect(keepInList({ x: 0, y: 900 }, row, list).y).toBe(130);
  });
  it('goes where it likes as long as nothing is measured', () => { expect(keepInList({ x: 9, y: 900 }, null, null)).toEqual({ x: 0, y: 900 }); });
});
