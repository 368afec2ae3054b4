import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { takeViolations } from './a11y.ts';
import './forcedColors.ts';

// Storybook writes down each call of a play for its panel, unless it is told not to; a test run has no panel.
history.replaceState(null, '', `${location.search ? `${location.search}&` : '?'}instrument=false`);

// Only the browser's own protocol can put a page in forced colours: no script of the page can.
globalThis.staalkaartForcedColors = async isOn => {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
};

// Of what a story shows axe is asked in `checkOnce`; the test fails here, once Storybook has left the page as it was.
afterEach(() => {
  const found = takeViolations();
  if (found.length > 0) throw new Error(`axe finds:\n${found.join('\n\n')}`);
});
