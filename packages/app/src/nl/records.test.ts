import type { ResourceName } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { bulkTexts } from './bulk.ts';
import { mediaTexts } from './media.ts';
import { done } from './records.ts';

/** The success toasts of specification §8, kind by kind. */
describe('success toasts', () => {
  it.each<[ResourceName, string]>([
    ['Collections', 'Collectie'], ['Segments', 'Segment'], ['Categories', 'Categorie'], ['Customers', 'Klant'],
    ['Materials', 'Materiaal'], ['Products', 'Product'], ['Assets', 'Media'], ['Tags', 'Tag'],
  ])('of %s', (kind, word) => {
    expect(done.created(kind, 'Zomer')).toBe(`${word} Zomer werd aangemaakt`);
    expect(done.updated(kind, 'Zomer')).toBe(`${word} Zomer werd aangepast`);
    expect(done.removed(kind, 'Zomer')).toBe(`${word} Zomer werd verwijderd`);
  });
  it('of a user, who is not named once deleted', () => {
    expect(done.created('Users', 'Noor')).toBe('Gebruiker Noor werd aangemaakt');
    expect(done.updated('Users', 'Noor')).toBe('Gebruiker Noor werd aangepast');
    expect(done.removed('Users', 'Noor')).toBe('Gebruiker werd verwijderd');
  });
  it('of media', () => {
    expect(mediaTexts.created(true, 'Kaart 1')).toBe('Video Kaart 1 werd aangemaakt');
    expect(mediaTexts.created(false, 'Kaart 1')).toBe('Afbeelding Kaart 1 werd aangemaakt');
    expect(mediaTexts.replaced(true, 'Kaart 1', 'Kaart 2')).toBe('Video Kaart 1 werd aangepast naar Kaart 2');
    expect(mediaTexts.replaced(false, 'Kaart 1', 'Kaart 2')).toBe('Afbeelding Kaart 1 werd aangepast naar Kaart 2');
    expect(mediaTexts.changed('Kaart 1', 'Kaart 2')).toBe('Media item Kaart 1 werd aangepast naar Kaart 2');
  });
});

it.each([
  [['Zomer'], 1, 'Zomer wordt verwijderd.'],
  [['Zomer', 'Winter'], 2, 'Zomer en Winter worden verwijderd.'],
  [['Zomer', 'Winter'], 3, 'Zomer, Winter en nog 1 tag worden verwijderd.'],
] as const)('names the many that are about to go: %s of %i', (names, of, text) => {
  expect(bulkTexts.removeText('Tags', of, names)).toContain(text);
});
