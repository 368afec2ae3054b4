import type { Role } from '@staalkaart/api-client';
import { describe, expect, it } from 'vitest';
import { headerLinks } from './headerLinks.ts';

const labels = (role: Role, mode: 'edit' | 'presentation') => headerLinks({ id: 1, role, mode }, '/segments').map(link => link.label);
const four = ['Segmenten', 'Categoriën', 'Producten', 'Collecties'];
const registers = ['Tags', 'Klanten', 'Materiaal(en)'];

describe('the links of the header', () => {
  it.each<[Role, string[]]>([
    ['SuperAdmin', [...four, ...registers, 'Gebruikers', 'Media']],
    ['Admin', [...four, ...registers, 'Gebruikers']],
    ['PowerUser', [...four, ...registers]],
    ['User', four],
    ['ViewOnly', four],
  ])('in edit mode for a %s', (role, expected) => {
    expect(labels(role, 'edit')).toEqual(expected);
  });
  it.each<Role>(['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'])('in presentation mode are four for a %s', role => {
    expect(labels(role, 'presentation')).toEqual(four);
  });
  it('counts the products of a category to the categories', () => {
    const current = headerLinks({ id: 1, role: 'User', mode: 'presentation' }, '/products/category/3').filter(link => link.isCurrent);
    expect(current.map(link => link.label)).toEqual(['Categoriën']);
  });
});
