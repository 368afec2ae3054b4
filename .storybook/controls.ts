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

/** What no person can type: a function, an element, an icon, a file. */
const isCode = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value === 'function';
  return '$$typeof' in value || (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype);
};
const isData = (value: unknown): value is Args => typeof value === 'object' && value !== null && !isCode(value);

const withCode = (typed: unknown, given: unknown): unknown => {
  if (typed === given || typed === undefined || isCode(typed) || !isData(given)) return typed;
  if (!isData(typed) || Array.isArray(typed) !== Array.isArray(given)) return given;
  if (Array.isArray(typed)) return typed.map((item, at) => withCode(item, given[at] ?? given.at(-1)));
  const code = Object.entries(given).filter(([, value]) => isCode(value));
  return { ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, withCode(value, given[name])])), ...Object.fromEntries(code) };
};
/** Data as a person typed it, with what nobody can type as the story has it in the same place; what is added does as the last one. */
export const argsWithCode = (args: Args, given: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withCode(value, given[name])]));

const controlFor = (argType: InputType, value: unknown): InputType['control'] => {
  if (argType.control !== undefined || argType.options || kindOf(argType) === 'function') return argType.control;
  if (isText(argType) && (value === null || !['object', 'function'].includes(typeof value))) return { type: 'text' };
  if (['other', 'object', 'array', 'union', 'intersection'].includes(kindOf(argType))) return isData(value) ? { type: 'object' } : { disable: true };
  return undefined;
};

/** Data is shown as text, in which a spy would print its own code. */
const sayCallbacks = (value: unknown): void => {
  if (typeof value === 'function' && 'mock' in value) value.toString = () => '() => {}';
  else if (isData(value)) Object.values(value).forEach(sayCallbacks);
};

const nameOf = ({ mapping }: InputType, value: unknown): string | undefined => Object.entries({ ...mapping }).find(([, named]) => named === value)?.[0];

/** One that does nothing: what a widget offers where it has it is seen all the same. */
const CALLBACK = { gegeven: () => undefined };

/** What a story names in a `mapping` is chosen by that name, what it has of its own as 'zoals hier', a callback that it has not, and of which nothing is asked, as 'gegeven', and 'zonder' where it may be left out. */
const byName = (argType: InputType, value: unknown): InputType => {
  const required = isRequired(argType);
  const isCallback = !required && (typeof value === 'function' || (value === undefined && /=> (?:Promise<void> \| )?void$/.test(summaryOf(argType))));
  if (!argType.mapping && !isCallback) return argType;
  const own = argType.mapping ?? (value === undefined ? CALLBACK : undefined);
  const mapping = value === undefined || nameOf(argType, value) ? own : { 'zoals hier': value, ...own };
  return { ...argType, mapping, type: { name: 'string', required, raw: summaryOf(argType) }, options: [...(required ? [] : [undefined]), ...Object.keys({ ...mapping })], control: { type: 'select', labels: { undefined: 'zonder' } } };
};

/** Text for what is written, lists and records as data; what a person cannot type (elements, functions, what is not there) by the name that the story gives it. */
export const addControls: ArgTypesEnhancer<Renderer, Args> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, documented]) => {
    const argType = byName(documented, initialArgs[name]);
    const value = initialArgs[name] ?? defaultOf(argType);
    if (isData(value)) sayCallbacks(value);
    const control = controlFor(argType, value);
    // What the element of a widget takes by itself is described nowhere; a ref is React's.
    const table = { ...argType.table, ...((!argType.description || name === 'ref') && { disable: true }), ...typeIn(documented) };
    return [name, { ...argType, name, table, ...(control !== undefined && { control }) }];
  })) as typeof argTypes;

const LITERAL = /^(?:'([^'\\]*)'|(true|false)|(-?\d+(?:\.\d+)?))$/;

/** A record of which nothing is given. */
const NOTHING = {};

/** What a prop is when nobody gives it, as its component says; a switch is off, and a record of what may be left out is empty. */
export const defaultOf = (argType: InputType): unknown => {
  if (isRequired(argType)) return undefined;
  const [found, text, flag, number] = LITERAL.exec(String(argType.table?.defaultValue?.summary ?? '')) ?? [];
  if (!found && /^(?:Partial|Record)</.test(summaryOf(argType))) return NOTHING;
  if (!found) return kindOf(argType) === 'boolean' ? false : undefined;
  if (flag) return flag === 'true';
  return number === undefined ? text : Number(number);
};

/**
 * Fills in what each prop is by itself, and by its name what has one, so that its control shows it. The component does the
 * same with or without: a name stands for its value wherever a story is drawn.
 */
export const addDefaults: ArgsEnhancer<Renderer, Args> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(Object.entries(argTypes)
    .map(([name, argType]) => [name, initialArgs[name] === undefined ? defaultOf(argType) : nameOf(argType, initialArgs[name])])
    .filter(([, value]) => value !== undefined)) as Args;
