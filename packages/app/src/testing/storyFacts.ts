/** What a story shows of a screen. */
export type State = 'loading' | 'empty' | 'failing';

/** What can be read from the source of a screen's story, without running it. */
export interface StoryFacts {
  path: string;
  state?: State;
  /** The role whose sight it is. */
  seenBy?: string;
}

const STATES: readonly [State, RegExp][] = [
  ['loading', /\b(loading|pending)\(/],
  ['empty', /\b(empty|emptyList)\(/],
  ['failing', /\bfailing\(|\bfail\('get'/],
];
const PATH = /path: '([^']+)'/;

/** A path that a story spreads: `const horeca = { args: { path: '…' } }`. */
const sharedPaths = (source: string) =>
  new Map([...source.matchAll(/^const (\w+) = \{ args: \{ path: '([^']+)' \} \};/gm)].map(([, name, path]) => [name!, path!]));

/** Reads the stories of one file; a story without a path of its own has that of its meta. */
export const readStories = (source: string): StoryFacts[] => {
  const [head = '', ...rest] = source.split(/^export const /m);
  const shared = sharedPaths(source);
  // What follows a blank line is no longer of the story.
  return rest.map(text => text.split('\n\n')[0]!).map(story => {
    const spread = [...story.matchAll(/\.\.\.(\w+)[ ,]/g)].map(([, name]) => shared.get(name!)).find(Boolean);
    return {
      path: PATH.exec(story)?.[1] ?? spread ?? PATH.exec(head)?.[1] ?? '',
      state: STATES.find(([, marks]) => marks.test(story))?.[0],
      seenBy: /seenBy\('(\w+)'/.exec(story)?.[1],
    };
  });
};
