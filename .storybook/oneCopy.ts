import type { Plugin, PluginOption } from 'vite';

/** Share Storybook's modules through globals of the page, which hold all of them; and put what mocks modules in every page. */
const WITHOUT = ['storybook:external-globals-plugin', 'vite:storybook-inject-mocker-runtime'];

/** What a page has instead of a module of Storybook, by that module. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Fills the globals, from a copy of each module. What is left of it: a page under a dialog of the frame is inert.
  'storybook/internal/preview/runtime': `
    import { addons } from 'storybook/preview-api';
    import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
    export const setup = () => addons.ready().then(channel => channel.on(MANAGER_INERT_ATTRIBUTE_CHANGED, isInert => document.body.toggleAttribute('inert', isInert)));`,
  // The frame's state, of which the buttons of a docs page ask how a shortcut is written; none of them has one.
  'storybook/manager-api': `
    export { addons } from 'storybook/preview-api';
    export const shortcutToAriaKeyshortcuts = () => undefined, shortcutToHumanString = () => '';`,
};

const standIns: Plugin = {
  name: 'stand-ins',
  // After Storybook, which has every module wait in a function for its turn: for the globals. So wrapped, all of it is parsed twice, and nothing left out.
  enforce: 'post',
  config: () => ({ build: { rolldownOptions: { output: { strictExecutionOrder: false } } } }),
  resolveId: { order: 'pre', handler: source => (source in STAND_INS ? `\0${source}` : undefined) },
  load: id => STAND_INS[id.slice(1)],
  transform: {
    // Writes down what a play does, for the panel of interactions; it looks for what is made in the same moment as itself.
    filter: { id: /storybook\/dist\/instrumenter\/index\.js$/ },
    handler: code => ({
      code: code.replace('var addons = globalThis.__STORYBOOK_ADDONS_PREVIEW;', "import { addons } from 'storybook/preview-api';")
        .replace('addons && addons.ready()', 'Promise.resolve().then(() => addons.ready())'),
      map: null,
    }),
  },
};

/** The plugins of a build that has what it uses of Storybook once: a third less code to run before a page shows. */
export const oneCopy = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  [...plugins.filter(plugin => !(plugin && 'name' in plugin && WITHOUT.includes(plugin.name))), standIns];
