import type { Args, InputType, Renderer, StoryContext } from 'storybook/internal/types';
import { defaultOf, isRequired, summaryOf } from '../controls.ts';
import { code, createPrinter, isTold, type Imports } from './printValue.ts';

const sources = import.meta.glob<string>('../../packages/ui/src/{index,blocks}.ts', { query: '?raw', import: 'default', eager: true });
const namesIn = (source: string) => [...source.replaceAll(/\/\/.*/g, '').matchAll(/export \{([^}]+)\}/g)]
  .flatMap(([, names = '']) => names.split(',').map(name => name.trim().split(' as ').at(-1)!));
/** What the package exports, by the entry that it is imported from. */
const entries = Object.entries(sources).map(([path, source]) => (
  { from: path.endsWith('blocks.ts') ? '@staalkaart/ui/blocks' : '@staalkaart/ui', names: new Set(namesIn(source)) }
));

interface Documented {
  displayName?: string;
  __docgenInfo?: { displayName?: string };
}

const displayName = (type: unknown): string | undefined => {
  const { displayName: own, __docgenInfo: docgen } = (type ?? {}) as Documented;
  return docgen?.displayName ?? own;
};

/** Docgen knows the components of the house; the others are icons, or elements with a style. */
const isIcon = (name: string) => /^[A-Z]\w*$/.test(name);
const isOurs = ({ __docgenInfo: docgen }: Documented) => docgen !== undefined;

const add = (imports: Imports, from: string, name: string): string => {
  imports.set(from, (imports.get(from) ?? new Set()).add(name));
  return name;
};

/** The name by which a widget is public, its lazy one where that is the only one, and its entry. */
const publicName = (name: string) => {
  for (const each of [name, `Lazy${name}`]) {
    const entry = entries.find(({ names }) => names.has(each));
    if (entry) return { name: each, from: entry.from };
  }
  return undefined;
};

/** A callback that does nothing, and answers what its type says that it must. */
const doesNothing = (argType: InputType = {}): object => {
  const answer = /.*=>\s*(.*)$/.exec(summaryOf(argType))?.[1] ?? 'void';
  return code(`${/Promise</.test(answer) ? 'async ' : ''}() => ${/\bvoid\b/.test(answer) ? '{}' : 'true'}`);
};

type Story = StoryContext<Renderer, Args> & { undecoratedStoryFn: (context: unknown) => unknown; moduleExport: unknown };

/** The values that names of a `mapping` stand for, which docs pages give as they are. */
const mapped = ({ args, argTypes }: Story): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => {
  const { mapping } = argTypes[name] ?? {};
  return [name, typeof value === 'string' && mapping && Object.hasOwn(mapping, value) ? mapping[value] : value];
}));

/** What a story draws without its props. One that keeps a state of its own can only be drawn by React. */
const drawn = (story: Story): unknown => {
  try {
    return story.undecoratedStoryFn(story);
  } catch {
    return undefined;
  }
};

/**
 * The component of a story with the props that differ from what they are by themselves, or what else it draws, and its import lines.
 * @returns nothing for what cannot be imported
 */
export const printStory = (given: Story): string | undefined => {
  const story = { ...given, args: mapped(given) };
  const { component, title, args, argTypes, parameters: { __isArgsStory: isFromArgs } } = story;
  const imports: Imports = new Map();
  const word = displayName(component) ?? title.split('/').at(-1)?.split(' ')[0] ?? '';
  const own = publicName(word);
  if (!own) return undefined;

  let isWhole = true;
  const { element, print } = createPrinter((type, used) => {
    const name = displayName(type);
    const found = type === component ? own : name && publicName(name);
    if (found) return add(used, found.from, found.name);
    if (name && isIcon(name) && !isOurs(type as Documented)) return add(used, 'lucide-react', name);
    isWhole &&= typeof type === 'symbol';
    return undefined;
  }, imports, ([args.items].flat() as unknown[])[0]);

  const props = Object.entries(args).filter(([name, value]) => argTypes[name] === undefined || value !== defaultOf(argTypes[name]));
  const needed = Object.entries(argTypes).filter(([name, argType]) => isRequired(argType) && args[name] === undefined).map(([name]) => [name, code('undefined')] as const);
  const shown = props.map(([name, value]) => [name, typeof value === 'function' && isTold(value, name) ? doesNothing(argTypes[name]) : value] as const);
  const jsx = isFromArgs ? element(component as Parameters<typeof element>[0], Object.fromEntries([...shown, ...needed])) : print(drawn(story));
  if (imports.size === 0 || (!isFromArgs && !isWhole)) return undefined;
  return `${[...imports].map(([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`).join('\n')}\n\n${jsx}`;
};
