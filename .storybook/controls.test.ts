import { createElement } from 'react';
import { expect, it } from 'vitest';
import { addControls, addDefaults, argsWithCode } from './controls.ts';

const node = { type: { name: 'other', value: 'ReactNode' }, table: { type: { summary: 'ReactNode' } } };
const record = { type: { name: 'other', value: 'unknown' }, table: { type: { summary: 'unknown' } } };
const enumerated = { description: 'Hoe breed.', type: { name: 'enum', value: ['small', 'large'] }, table: { type: { summary: 'union' } } };
const commented = { description: 'Wat er gezocht wordt.', table: { type: { summary: '{ /** What is\n typed. */ value: string }' } } };

const Icon = () => null;
const Own = () => null;

type Context = Parameters<typeof addControls>[0];
const given = (argType: object, value?: unknown) => ({ title: 'controls/Button (knop)', argTypes: { prop: argType }, initialArgs: { prop: value } }) as unknown as Context;

it.each([
  ['text where an element may stand too', node, 'Opslaan', { control: { type: 'text' } }],
  ['nothing for an element', node, createElement('b'), { control: { disable: true } }],
  ['data for records', record, [{ name: 'Horeca' }], { control: { type: 'object' } }],
  ['data for records with callbacks', record, [{ onPress: () => undefined }], { control: { type: 'object' } }],
  ['an empty record where a part of one may be given', { type: { name: 'other' }, table: { type: { summary: 'Partial<Values>' } } }, undefined, { control: { type: 'object' } }],
  ['names for what has them, and none', { ...record, mapping: { 'met knop': createElement('b') } }, undefined, { options: [undefined, 'met knop'], control: { type: 'select', labels: { undefined: 'zonder' } } }],
  ['names alone for what must be given', { type: { name: 'other', required: true }, mapping: { knop: createElement('b') } }, undefined, { options: ['knop'] }],
  ['the name of what a story has of its own, before the others', { ...record, mapping: { knop: Icon } }, Own, { options: [undefined, 'zoals hier', 'knop'], mapping: { 'zoals hier': Own } }],
  ['no name for what has one', { ...record, mapping: { knop: Icon } }, Icon, { options: [undefined, 'knop'] }],
  ['to leave out a callback that may be', { type: { name: 'function' } }, Own, { options: [undefined, 'zoals hier'], mapping: { 'zoals hier': Own } }],
  ['to give a callback that may be', { type: { name: 'function' }, table: { type: { summary: '(id: Id) => void' } } }, undefined, { options: [undefined, 'gegeven'], control: { type: 'select', labels: { undefined: 'zonder' } } }],
  ['nothing for one that draws', { type: { name: 'function' }, table: { type: { summary: '(id: Id) => ReactNode' } } }, undefined, { type: { name: 'function' } }],
  ['nothing for a callback that must be given', { type: { name: 'function', required: true } }, Own, { type: { name: 'function' } }],
  ['nothing for a record that is not there', record, undefined, { control: { disable: true } }],
  ['what a union is of', enumerated, undefined, { table: { type: { summary: "'small' | 'large'" } } }],
  ['a type without the comments in it', commented, undefined, { table: { type: { summary: '{ value: string }' } } }],
  ['no line of what nobody described', { type: { name: 'function' } }, undefined, { table: { disable: true } }],
])('offers %s', (_what, argType, value, offered) => {
  expect(addControls(given(argType, value)).prop).toMatchObject(offered);
});

const withDefault = (summary: string, required = false) => ({ type: { name: 'string', required }, table: { defaultValue: { summary } } });

it.each([
  ['a switch, off', { type: { name: 'boolean', required: false } }, undefined, false],
  ['a switch that is on by itself', withDefault('true'), undefined, true],
  ['a word', withDefault("'primary'"), undefined, 'primary'],
  ['a number', withDefault('38'), undefined, 38],
  ['nothing that only code knows', withDefault('text.add'), undefined, undefined],
  ['nothing that must be given', withDefault("'x'", true), undefined, undefined],
  ['nothing that is given', withDefault("'Nee'"), 'Ja', undefined],
  ['the name of what has one', { mapping: { knop: Icon, potlood: Own } }, Own, 'potlood'],
])('fills in %s', (_what, argType, value, filled) => {
  expect(addDefaults(given(argType, value)).prop).toEqual(filled);
});

const onSearch = () => undefined;
const onPress = () => undefined;

it.each([
  ['the callback of a record', { value: 'doos' }, { value: '', onSearch }, { value: 'doos', onSearch }],
  ['that of each in a list, and the last one for what is added', [{ label: 'Kies' }, { label: 'Nieuw' }], [{ label: 'Wis', onPress }], [{ label: 'Kies', onPress }, { label: 'Nieuw', onPress }]],
  ['nothing for what was given up', undefined, { onPress }, undefined],
  ['what was given for nonsense', [null, { label: 3 }], [{ label: 'Wis' }, { label: 'Kies' }], [{ label: 'Wis' }, { label: 3 }]],
  ['nothing for what was chosen by name', 'met knop', createElement('b'), 'met knop'],
])('gives back %s', (_what, typed, initial, whole) => {
  expect(argsWithCode({ prop: typed }, { prop: initial })).toEqual({ prop: whole });
});
