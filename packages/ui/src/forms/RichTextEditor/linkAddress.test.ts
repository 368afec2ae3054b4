import { describe, expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

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
