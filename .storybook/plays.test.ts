import { beforeEach, expect, it, vi } from 'vitest';
import { guardPlays } from './plays.ts';
import { initialChoices } from './toolbar.ts';

interface Guarded { input: { play: (context: object) => unknown }; extend: (input: object) => Guarded }

/** A factory as Storybook's own, with nothing in it. */
const story = (input: object): Guarded => ({ input: input as Guarded['input'], extend: next => story({ ...input, ...next }) });
const preview = { meta: (_input: object) => ({ story }) };
guardPlays(preview);

const context = (chosen: object = {}, rest: object = {}) => {
  const choices = { globals: { ...initialChoices, ...chosen }, storyGlobals: {}, userGlobals: {}, unmappedArgs: {}, initialArgs: {}, parameters: {}, ...rest };
  return { ...choices, step: vi.fn<() => void>() };
};

const ITEMS = ['Affiche'];
const ON_PHONE = { storyGlobals: { viewport: { value: 'phone' } } };
/** In the frame of the manager. */
beforeEach(() => void vi.stubGlobal('window', { frameElement: { id: 'storybook-preview-iframe' } }));

it.each([
  ['as the story was written', context(), true],
  ['in another theme', context({ theme: 'contrast' }), true],
  ['as another person', context({ role: 'ViewOnly' }), false],
  ['as another person, of a widget', context({ role: 'ViewOnly', size: 'large' }, { parameters: { fileName: './packages/ui/src/overlays/Menu/Menu.stories.tsx' } }), true],
  ['as the person whom the story pins', context({ role: 'ViewOnly' }, { storyGlobals: { role: 'ViewOnly' } }), true],
  ['in StrictMode', context({ tools: 'strict' }), false],
  ['with the measures of a finger', context({ tools: 'touch' }), false],
  ['on a grid', context({ tools: 'grid' }), true],
  ['side by side, where each frame plays for itself', context({ theme: 'both' }), false],
  ['on another screen than it pins', context({}, { ...ON_PHONE, userGlobals: { viewport: { value: 'laptop' } } }), false],
  ['on the screen that it pins', context({}, { ...ON_PHONE, userGlobals: { viewport: { value: undefined } } }), true],
  ['with another prop', context({}, { unmappedArgs: { isOpen: true }, initialArgs: { isOpen: false } }), false],
  ['with a list that was copied for the names of its control', context({}, { args: { items: [...ITEMS] }, unmappedArgs: { items: ITEMS }, initialArgs: { items: ITEMS } }), true],
])('plays or not: %s', async (_when, given, isPlayed) => {
  const play = vi.fn<() => void>();
  await preview.meta({}).story({ play }).input.play(given);
  expect(play).toHaveBeenCalledTimes(isPlayed ? 1 : 0);
  expect(given.step).toHaveBeenCalledTimes(isPlayed ? 0 : 1);
});

it.each([['390', 390, true], ['1440', 1440, false]])('in a window of its own of %s px, a story of a phone plays or not', async (_px, innerWidth, isPlayed) => {
  vi.stubGlobal('window', { frameElement: null });
  vi.stubGlobal('innerWidth', innerWidth);
  const play = vi.fn<() => void>();
  await preview.meta({}).story({ play }).input.play(context({}, ON_PHONE));
  expect(play).toHaveBeenCalledTimes(isPlayed ? 1 : 0);
});

it('guards what extends a story too, and shows what the play itself says', async () => {
  const play = vi.fn<() => void>();
  const { input } = preview.meta({}).story({}).extend({ play });
  await input.play(context({ network: 'offline' }));
  expect(play).not.toHaveBeenCalled();
  expect(String(input.play)).toBe(String(play));
});
