import { createElement } from 'react';
import { expect, it } from 'vitest';
import { code, createPrinter } from './printValue.ts';

const Plus = () => null;
const printer = () => createPrinter(type => (type === Plus ? 'Plus' : undefined), new Map());

it('writes props as a person would, on one line where they fit', () => {
  expect(printer().element('button', { type: 'submit', disabled: true, hidden: false, tabIndex: 2, title: undefined, children: 'Opslaan' }))
    .toBe('<button type="submit" disabled hidden={false} tabIndex={2}>Opslaan</button>');
});

it('breaks what is long, and indents what is in it', () => {
  expect(printer().element(Plus, { label: 'Een zin die bijna de hele regel vult, en nog wat meer', item: { name: "Patisserie 't Zoet", colour: 'rood' } }))
    .toBe(`<Plus\n  label="Een zin die bijna de hele regel vult, en nog wat meer"\n  item={{ name: 'Patisserie \\'t Zoet', colour: 'rood' }}\n/>`);
});

it('writes a function that reads a field, and one that does nothing for any other', () => {
  const rows = { getKey: (e: { row: { id: number } }) => e.row.id, onPress: () => { document.title = ''; }, later: code('async () => {}') };
  expect(printer().print(rows)).toBe('{ getKey: item => item.row.id, onPress: () => undefined, later: async () => {} }');
  expect(printer().print((e: string) => e)).toBe('item => item');
  expect(printer().print({ isOpen: () => document.hidden })).toBe('{ isOpen: () => false }');
});

it('puts elements among words', () => {
  expect(printer().element('p', { children: [createElement(Plus, { key: 'icon' }), 'toevoegen'] })).toBe('<p>\n  <Plus />\n  toevoegen\n</p>');
});

it('shows the beginning of a long list', () => {
  expect(printer().print([1, 2, 3, 4, 5])).toBe('[1, 2, 3 /* … 5 in totaal */]');
});
