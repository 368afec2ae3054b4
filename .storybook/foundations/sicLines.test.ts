import { describe, expect, it } from 'vitest';
import { sicLines, textSources } from './sicLines.ts';

describe('sicLines', () => {
  it('reads sentences, templates and lists', () => {
    expect(sicLines({
      'nl/a.ts': "  one: 'No products fount', // sic\n  fine: 'Opslaan',\n  two: (n: number) => `${n} item(s) imported`, // sic\n",
      'nl/b.ts': "  titles: ['Nieuwe customer', 'Customer aanpassen'], // sic\n  same: 'No products fount', // sic\n",
    })).toEqual([
      { sentence: '{n} item(s) imported', file: 'a.ts' },
      { sentence: 'Customer aanpassen', file: 'b.ts' },
      { sentence: 'Nieuwe customer', file: 'b.ts' },
      { sentence: 'No products fount', file: 'a.ts, b.ts' },
    ]);
  });

  it.each([
    'No products fount in this category ...', 'Categoriën', 'Nog geen categoriën in dit segment', 'Het is verplicht om het password te verifieëren',
    'Afluiten', '{count} item(s) imported succesfully', 'Something went very wrong...', 'ERROR PAGE',
  ])('finds %s in the product', sentence => {
    expect(sicLines(textSources).map(line => line.sentence)).toContain(sentence);
  });
});
