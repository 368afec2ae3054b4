import type { Args, InputType, Renderer, StoryContext } from 'storybook/internal/types';
import { defaultOf } from '../controls.ts';
import { createPrinter, type Imports } from './printValue.ts';

const PACKAGE = '@staalkaart/ui';
const [barrel = ''] = Object.values(import.meta.glob<string>('../../packages/ui/src/index.ts', { query: '?raw', import: 'default', eager: true }));
const exported = new Set([...barrel.replaceAll(/\/\/.*/g, '').matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(',').map(name => name.trim().split(' as ').at(-1))));

interface Documented {
  displayName?: string;
  __docgenInfo?: { displayName?: string };
}

const displayName = (type: unknown): string | undefined => {
  const { displayName: own, __docgenInfo: docgen } = (type ?? {}) as Documented;
  return docgen?.displayName ?? own;
};

const add = (imports: Imports, from: string, name: string): string => {
  imports.set(from, (imports.get(from) ?? new Set()).add(name));
  return name;
};

/** The name by which a widget is public, its lazy one where that is the only one. */
const publicName = (name: string) => [name, `Lazy${name}`].find(each => exported.has(each));

const isPromised = ({ type, table }: InputType) => /=> Promise/.test(String((typeof type === 'object' && 'raw' in type && type.raw) || table?.type?.summary));

/** A callback that is needed does nothing; one that is not is left out. */
const callback = (argType: InputType | undefined): object | undefined => {
  if (typeof argType?.type === 'object' && !argType.type.required) return undefined;
  const code = argType && isPromised(argType) ? 'async () => {}' : '() => {}';
  return Object.assign(() => undefined, { toString: () => code });
};

/** The component of a story with the props that differ from what they are by themselves, and its import lines. */
export const printStory = ({ component, title, args, argTypes, parameters }: StoryContext<Renderer, Args>): string => {
  const imports: Imports = new Map();
  const word = displayName(component) ?? title.split('/').at(-1)?.split(' ')[0] ?? '';
  const local = `${String(parameters.fileName).replace('./packages/ui/src', '.').replace(/[^/]+$/, '')}${word}.tsx`;
  const own = publicName(word);

  const { element } = createPrinter((type, used) => {
    const name = displayName(type);
    if (type === component) return add(used, own ? PACKAGE : local, own ?? word);
    if (!name) return undefined;
    const shared = publicName(name);
    return shared ? add(used, PACKAGE, shared) : add(used, 'lucide-react', name);
  }, imports);

  const given = (name: string, value: unknown) => (argTypes[name]?.mapping && String(value) in argTypes[name].mapping ? argTypes[name].mapping[String(value)] as unknown : value);
  const props = Object.entries(args).filter(([name, value]) => argTypes[name] === undefined || value !== defaultOf(argTypes[name]));
  const isCallback = (value: unknown): value is object => typeof value === 'function' && 'mock' in value;
  const shown = props.map(([name, value]) => [name, isCallback(value) ? callback(argTypes[name]) : given(name, value)] as const);
  const jsx = element(component as Parameters<typeof element>[0], Object.fromEntries(shown));
  return `${[...imports].map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`).join('\n')}\n\n${jsx}`;
};
