import { describe, expect, it } from 'vitest';
import type { Page } from '../types/common.ts';
import { keepPage } from './useList.ts';

const page = (item: number): Page<number> =>
  ({ items: [item], pagination: { currentPage: 1, totalCount: 1, totalPages: 1, pageSize: 1 } });
const one = page(1);
const kept = { key: 'tags p1', filter: 'tags', page: one };
const asked = { ...kept, hasFailed: false };

describe('keepPage', () => {
  it('keeps the page on screen while another page loads', () => {
    expect(keepPage(kept, { ...asked, key: 'tags p2', page: undefined })).toBe(kept);
  });

  it('shows nothing where another page failed: what is on screen answers another address', () => {
    expect(keepPage(kept, { ...asked, key: 'tags p2', page: undefined, hasFailed: true })).toBeUndefined();
  });

  it('shows nothing after the page on screen was cleared', () => {
    expect(keepPage(kept, { ...asked, page: undefined })).toBeUndefined();
  });
});
