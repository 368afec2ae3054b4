import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import fontUrl from '../packages/ui/src/theme/instrument-sans.woff2';
import { brand } from './docs/brand.ts';
import { roomLabel, statusOf } from './docs/titles.ts';
import { viewports } from './viewports.ts';

document.fonts.add(new FontFace('Instrument Sans Variable', `url(${fontUrl})`, { weight: '400 700' }));

addons.setConfig({
  theme: brand,
  sidebar: {
    renderLabel: item => {
      if (item.type === 'root') return roomLabel(item.name);
      const status = item.type === 'component' ? statusOf(item.tags) : 'stabiel';
      return status === 'stabiel' ? item.name : `${item.name}\u00a0·\u00a0${status}`;
    },
  },
});

/** The rule that scales a screen of the menu, lying or standing, to the window; a size that somebody types is as large as life. */
const fit = (width: string, height: string) => `
  [data-scale][style*='width: calc(${width})'][style*='height: calc(${height})'] {
    --fit: min(1, tan(atan2(100cqw, ${width})), max(0.6, tan(atan2(100cqh - 40px, ${height}))));
    flex: none;
    transform: scale(var(--fit));
    transform-origin: 0 0;
    margin: 0 calc(${width} * (var(--fit) - 1)) calc(${height} * (var(--fit) - 1)) 0;
  }`;
const rules = document.createElement('style');
rules.textContent = [
  ':has(> [data-scale]) { container-type: size; }',
  ...Object.values(viewports).flatMap(({ styles: { width, height } }) => [fit(width, height), fit(height, width)]),
  // Side by side, the story itself has the window.
  '[data-both] [data-scale][data-scale] { width: 100% !important; height: 100% !important; margin: 0; transform: none; }',
].join('\n');
document.head.append(rules);

addons.register('staalkaart/screens', api => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, ({ globals }: { globals: { theme?: string } }) => document.body.toggleAttribute('data-both', globals.theme === 'both'));
  // The menu of sizes is open where a story pins one: the pin is what a story opens with, the reviewer's choice goes first.
  const { getStoryGlobals } = api;
  api.getStoryGlobals = () => {
    const { viewport: _, ...pinned } = getStoryGlobals();
    return pinned;
  };
});
