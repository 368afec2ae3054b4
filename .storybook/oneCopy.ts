import type { Plugin, PluginOption } from 'vite';

/** Share Storybook's modules through globals of the page, which hold all of them; and put what mocks modules in every page. */
const WITHOUT = ['storybook:external-globals-plugin', 'vite:storybook-inject-mocker-runtime'];

/** Storybook's own fills the globals, and has a copy of each module for that. What is left of it: a page under a dialog of the frame is inert. */
const RUNTIME = 'storybook/internal/preview/runtime';
const runtime = `
import { addons } from 'storybook/preview-api';
import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
export const setup = () => addons.ready().then(channel => channel.on(MANAGER_INERT_ATTRIBUTE_CHANGED, isInert => document.body.toggleAttribute('inert', isInert)));
`;

const once: Plugin = {
  name: 'one-copy',
  // After Storybook, which has every module wait in a function for its turn: for the globals. So wrapped, all of it is parsed twice, and nothing left out.
  enforce: 'post',
  config: () => ({ build: { rolldownOptions: { output: { strictExecutionOrder: false } } } }),
  resolveId: { order: 'pre', filter: { id: new RegExp(`^${RUNTIME}$`) }, handler: () => `\0${RUNTIME}` },
  load: { filter: { id: new RegExp(`^\0${RUNTIME}$`) }, handler: () => runtime },
};

/** The plugins of a build that has what it uses of Storybook once: a third less code to run before a page shows. */
export const oneCopy = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  [...plugins.filter(plugin => !(plugin && 'name' in plugin && WITHOUT.includes(plugin.name))), once];
