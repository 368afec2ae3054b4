import { createElement } from 'react';
import { expect, it } from 'vitest';
import { addControls, addDefaults } from './controls.ts';

const node = { type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } };
const record = { type: { name: 'other', value: 'unknown' }, table: { type: { summary: 'unknown' } } };
const flag = { type: { name: 'boolean', required: false } };

type Context = Parameters<typeof addControls>[0];
const given = (argTypes: object, initialArgs: object = {}) => ({ title: 'controls/Button (knop)', argTypes, initialArgs }) as Context;

it.each([
  ['text where an element may stand too', node, 'Opslaan', { type: 'text' }],
  ['nothing for an element', node, createElement('b'), { disable: true }],
  ['data for records', record, [{ name: 'Horeca' }], { type: 'object' }],
  ['nothing for records with callbacks', record, [{ onPress: () => undefined }], { disable: true }],
  ['nothing for a record that is not there', record, undefined, { disable: true }],
])('offers %s', (_what, argType, value, control) => {
  expect(addControls(given({ prop: argType }, { prop: value })).prop).toMatchObject({ control });
});

it('offers a number or a switch for what may be left out', () => {
  const union = (raw: string) => ({ type: { name: 'union', raw, value: [] } });
  const argTypes = addControls(given({ count: union('number | undefined'), isOpen: union('boolean | undefined') }));
  expect(argTypes).toMatchObject({ count: { type: { name: 'number' } }, isOpen: { type: { name: 'boolean' } } });
  expect(argTypes.count).not.toHaveProperty('control');
  expect(addDefaults(given(argTypes))).toEqual({ isOpen: false });
});

it('says of what a union is, and nothing of what nobody described', () => {
  const union = { description: 'Hoe breed.', type: { name: 'enum', value: ['small', 'large'] }, table: { type: { summary: 'union' } } };
  const { size, onClick } = addControls(given({ size: union, onClick: { type: { name: 'function' } } }));
  expect(size?.table).toEqual({ type: { summary: "'small' | 'large'" } });
  expect(onClick?.table).toMatchObject({ disable: true });
});

it('says nothing of the comments in a type', () => {
  const summary = '{ /** What is\n typed. */ value: string }';
  expect(addControls(given({ search: { description: 'Wat er gezocht wordt.', table: { type: { summary } } } })).search?.table).toEqual({ type: { summary: '{ value: string }' } });
});

it('shows what each prop is by itself, and no value for what must be given', () => {
  const withDefault = (summary: string, required = false) => ({ type: { name: 'string', required }, table: { defaultValue: { summary } } });
  expect(addDefaults(given({
    isPending: flag,
    variant: withDefault("'primary'"),
    size: withDefault('38'),
    isOpen: withDefault('true'),
    label: withDefault('text.add'),
    name: withDefault("'x'", true),
    title: withDefault("'Nee'"),
  }, { title: 'Ja' }))).toEqual({ isPending: false, variant: 'primary', size: 38, isOpen: true });
});
