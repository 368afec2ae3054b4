import { describe, expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';
import { nextTool } from './Toolbar.tsx';

describe('linkAddress', () => {
  it.each([
    ['https://drukwerk.be', 'https://drukwerk.be'],
    ['http://drukwerk.be/papier?soort=mat', 'http://drukwerk.be/papier?soort=mat'],
    ['drukwerk.be/papier', 'https://drukwerk.be/papier'],
    [' www.drukwerk.be ', 'https://www.drukwerk.be'],
    ['drukwerk.be:8080/papier', 'https://drukwerk.be:8080/papier'],
    ['///drukwerk.be', 'https://drukwerk.be'],
    ['//drukwerk.be/papier', 'https://drukwerk.be/papier'],
    ['info@drukwerk.be', 'mailto:info@drukwerk.be'],
    ['mailto:info@drukwerk.be?subject=Offerte', 'mailto:info@drukwerk.be?subject=Offerte'],
  ])('takes %j as %j', (typed, href) => { expect(linkAddress(typed)).toBe(href); });

  it.each([
    '', ' ', 'drukwerk', 'javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'ftp://drukwerk.be', 'file:///etc/passwd',
    'tel:+3256000000', 'https://', '//', 'https://drukwerk', 'mailto:', 'mailto:niemand', 'twee woorden.be', 'vbscript:x.y', 'java\nscript:alert(1)',
  ])('refuses %j', typed => { expect(linkAddress(typed)).toBeUndefined(); });
});

describe('nextTool', () => {
  it.each([['ArrowRight', 0, 1], ['ArrowRight', 6, 0], ['ArrowLeft', 0, 6], ['ArrowLeft', 3, 2], ['Home', 4, 0], ['End', 0, 6], ['a', 2, undefined], ['ArrowDown', 2, undefined]] as const)(
    '%s from %i leads to %s', (key, current, next) => { expect(nextTool(key, current, 7)).toBe(next); },
  );
});
