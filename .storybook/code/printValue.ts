import { isValidElement, type ReactElement, type ReactNode } from 'react';

/** Names that the printed code uses, by the module they come from. */
export type Imports = Map<string, Set<string>>;
/** Where a component comes from and how it is called there, if anybody may import it. */
export type NameOf = (type: unknown, imports: Imports) => string | undefined;

const WIDTH = 90;
/** Of a longer list the first ones are enough to see how it goes, unless there is something to press or to draw in it. */
const LONGEST = 15;

const indent = (text: string) => text.replaceAll('\n', '\n  ');
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** Between brackets, on one line where it fits. */
const wrap = (open: string, parts: readonly string[], close: string, gap = '') => {
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  return line.length <= WIDTH && !line.includes('\n') ? line : `${open}\n  ${parts.map(indent).join(',\n  ')},\n${close}`;
};

/** Code in the place of a value. */
export const code = (text: string): object => Object.assign(() => undefined, { toString: () => text });

/** A function that gives what it is given, or a field of it. */
const READS = /^\(?(\w+)\)?\s*=>\s*\1((?:\.\w+)*)$/;

/** Stands for whatever a function is given where there is no example of it: a function, and a number in a text. */
const ANYTHING: unknown = Object.setPrototypeOf(() => undefined, { toString: () => '1' });

/** Whether a function is told something, and answers nothing that is shown. */
export const isTold = (value: object, name: string): boolean => 'mock' in value || /^on[A-Z]/.test(name);

/** Prints values as TypeScript and elements as JSX; notes what they need imported. A function that answers is asked about the example. */
export const createPrinter = (nameOf: NameOf, imports: Imports, example = ANYTHING) => {
  /** One that gives a field of what it is given is written so; of another the names are lost in a build: it is written with what it answers. */
  const printFunction = (value: (given: unknown) => unknown, name: string): string => {
    const path = READS.exec(String(value))?.[2];
    if (path !== undefined) return `item => item${path}`;
    // It fits where a promise is asked for, and where nothing is.
    if (isTold(value, name)) return 'async () => {}';
    try {
      return `() => ${print(value(example)).replace(/^{.*}$/s, '($&)')}`;
    } catch {
      return '() => undefined';
    }
  };

  const print = (value: unknown, name = ''): string => {
    if (typeof value === 'string') return quote(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || Object.hasOwn(value, 'toString')) return String(value);
    if (typeof value === 'function') return printFunction(value as (given: unknown) => unknown, name);
    if (isValidElement(value)) return element(value.type, value.props as Record<string, unknown>);
    if ('ownerDocument' in value) return 'document.body';
    if (value instanceof Date) return `new Date(${quote(value.toISOString())})`;
    if (value instanceof File) return `new File([], ${quote(value.name)}, { type: ${quote(value.type)} })`;
    if (value instanceof Error) return `new Error(${quote(value.message)})`;
    if (Array.isArray(value)) {
      const items = value.map(item => print(item));
      if (items.length <= LONGEST || /=>|<|\b(?:href|to):/.test(items.join())) return wrap('[', items, ']');
      return wrap('[', items.slice(0, LONGEST).with(LONGEST - 1, `${items[LONGEST - 1]} /* … ${items.length} in totaal */`), ']');
    }
    if ('$$typeof' in value) return nameOf(value, imports) ?? 'undefined';
    const fields = Object.entries(value);
    return fields.length === 0 ? '{}' : wrap('{', fields.map(([key, field]) => `${isName(key) ? key : quote(key)}: ${print(field, key)}`), '}', ' ');
  };

  const attribute = ([name, value]: [string, unknown]) => {
    if (value === true) return name;
    return typeof value === 'string' && !/["\n\\{}]/.test(value) ? `${name}="${value}"` : `${name}={${print(value, name)}}`;
  };

  const child = (node: ReactNode): string => {
    if (typeof node === 'string') return /[{}<>]|^\s|\s$/.test(node) ? `{${quote(node)}}` : node;
    return isValidElement(node) ? print(node) : `{${print(node)}}`;
  };

  /** A component or a tag with its props, as JSX. */
  const element = (type: ReactElement['type'], { children, ...props }: Record<string, unknown>): string => {
    const name = typeof type === 'string' ? type : nameOf(type, imports) ?? '';
    const attributes = Object.entries(props).filter(([, value]) => value !== undefined).map(attribute);
    const content = [children].flat().filter(node => node !== undefined && node !== null && typeof node !== 'boolean').map(node => child(node as ReactNode));
    const line = `<${[name, ...attributes].join(' ')}`;
    const isLong = line.length > WIDTH || line.includes('\n');
    const opening = isLong ? `<${name}\n  ${attributes.map(indent).join('\n  ')}\n` : line;
    if (content.length === 0) return name === '' ? '<></>' : `${opening}${isLong ? '' : ' '}/>`;
    const inside = content.join('');
    const isShort = !isLong && content.length === 1 && `${line}${inside}`.length <= WIDTH && !inside.includes('\n');
    return `${opening}>${isShort ? inside : `\n  ${content.map(indent).join('\n  ')}\n`}</${name}>`;
  };

  return { print, element };
};
