import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import './forcedColors.ts';

// Only the browser's own protocol can put a page in forced colours: no script of the page can.
globalThis.staalkaartForcedColors = async isOn => {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
};

// Storybook's own panel reads the reports of axe. From the command line nobody does, and a violation is an error of its test.
if (import.meta.env.VITEST_STORYBOOK === 'false') afterEach(({ task }) => { delete (task.meta as { reports?: unknown }).reports; });
