import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import './forcedColors.ts';

// Storybook writes down each call of a play for its panel, unless it is told not to; a test run has no panel.
history.replaceState(null, '', `${location.search ? `${location.search}&` : '?'}instrument=false`);

// Only the browser's own protocol can put a page in forced colours: no script of the page can.
globalThis.staalkaartForcedColors = async isOn => {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
};

// Storybook's own panel reads the reports of axe. From the command line nobody does, and a violation is an error of its test.
if (import.meta.env.VITEST_STORYBOOK === 'false') afterEach(({ task }) => { delete (task.meta as { reports?: unknown }).reports; });
