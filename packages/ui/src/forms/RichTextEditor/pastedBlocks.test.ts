import { describe, expect, it } from 'vitest';
import { asParagraphs, withoutEmpty } from './pastedBlocks.ts';

describe('asParagraphs', () => {
  it.each([
    ['<div class="a">een</div><DIV>twee</DIV>', '<p>een</p><p>twee</p>'],
    ['<h1>Titel</h1><h3 id="x">Kop</h3>', '<p>Titel</p><p>Kop</p>'],
    ['<tr><td>een</td><td>twee</td></tr>', '<p><td>een <td>twee </p>'],
    ['<u style="x">lijn</u><ul><li>rij</li></ul>', 'lijn<ul><li>rij</li></ul>'],
    ['<header>kop</header><hr><strong>vet</strong>', '<p>kop</p><hr><strong>vet</strong>'],
  ])('%s', (html, paragraphs) => { expect(asParagraphs(html)).toBe(paragraphs); });
});

describe('withoutEmpty', () => {
  it('drops paragraphs without text', () => { expect(withoutEmpty('<p></p><p>een</p><p> &nbsp;</p><p><br></p>')).toBe('<p>een</p>'); });
});
