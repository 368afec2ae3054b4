import { isValidElement } from 'react';
import type { Args, ArgTypesEnhancer, ArgsEnhancer, InputType, Renderer } from 'storybook/internal/types';

const withoutComments = (written: string) => written.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ').trim();

/** The type of a prop as it is written, without the comments in it. */
export const summaryOf = ({ type, table }: InputType): string =>
  withoutComments((typeof type === 'object' && 'raw' in type ? type.raw : undefined) ?? (table?.type?.summary as string | undefined) ?? '');
/** What a union is of. */
const wordsOf = (argType: InputType): string =>
  argType.table?.type?.detail ?? (typeof argType.type === 'object' && argType.type.name === 'enum' ? argType.type.value.map(each => `'${each}'`).join(' | ') : summaryOf(argType));
/** What the table says of a type: the words of a union are worth more than its kind, and comments stand in the code. */
const typeIn = (argType: InputType) => {
  const { summary = '' } = argType.table?.type ?? {};
  if (summary === 'union' || summary === 'intersection') return { type: { summary: wordsOf(argType) } };
  return summary.includes('/*') ? { type: { summary: withoutComments(summary) } } : {};
};
const kindOf = ({ type }: InputType): string => (typeof type === 'object' ? type.name : type ?? '');
export const isRequired = ({ type }: InputType): boolean => typeof type === 'object' && type.required === true;

const isText = (argType: InputType) => /\b(?:string|ReactNode)\b/.test(summaryOf(argType)) && !/[[{<]|=>/.test(summaryOf(argType));

/** Nothing in it but what JSON can say, and something to begin with. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (isValidElement(value) || (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype)) return false;
  return Object.values(value).every(isData);
};

const controlFor = (argType: InputType, value: unknown): InputType['control'] => {
  if (argType.control !== undefined || argType.options || kindOf(argType) === 'function') return argType.control;
  if (isText(argType) && (value === undefined || value === null || typeof value === 'string')) return { type: 'text' };
  if (['other', 'object', 'array', 'union', 'intersection'].includes(kindOf(argType))) {
    return typeof value === 'object' && value !== null && isData(value) ? { type: 'object' } : { disable: true };
  }
  return undefined;
};

/** A number or a switch that may be left out is one all the same. */
const withoutUndefined = (argType: InputType): InputType => {
  const [, name] = /^(boolean|number) \| undefined$/.exec(summaryOf(argType)) ?? [];
  return name ? { ...argType, type: { name: name as 'boolean' | 'number', required: isRequired(argType) } } : argType;
};

/** Text for what is written, lists and records as data; no control for what a person cannot type: elements, functions, what is not there. */
export const addControls: ArgTypesEnhancer<Renderer, Args> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, documented]) => {
    const argType = withoutUndefined(documented);
    const control = controlFor(argType, initialArgs[name]);
    // What the element of a widget takes by itself is described nowhere.
    const table = { ...argType.table, ...(!argType.description && { disable: true }), ...typeIn(argType) };
    return [name, { ...argType, name, table, ...(control !== undefined && { control }) }];
  })) as typeof argTypes;

const LITERAL = /^(?:'([^'\\]*)'|(true|false)|(-?\d+(?:\.\d+)?))$/;

/** What a prop is when nobody gives it, as its component says; a switch is off. */
export const defaultOf = (argType: InputType): unknown => {
  if (isRequired(argType)) return undefined;
  const [found, text, flag, number] = LITERAL.exec(String(argType.table?.defaultValue?.summary ?? '')) ?? [];
  if (!found) return kindOf(argType) === 'boolean' ? false : undefined;
  if (flag) return flag === 'true';
  return number === undefined ? text : Number(number);
};

/** Fills in what each prop is by itself, so that its control shows it; the component does the same with or without. */
export const addDefaults: ArgsEnhancer<Renderer, Args> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes)
    .map(([name, argType]) => [name, initialArgs[name] === undefined ? defaultOf(argType) : undefined])
    .filter(([, value]) => value !== undefined)) as Args;
