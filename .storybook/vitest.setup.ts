import { cdp } from 'vitest/browser';
import './forcedColors.ts';

// Only the browser's own protocol can put a page in forced colours: no script of the page can.
globalThis.staalkaartForcedColors = async isOn => {
  await cdp().send('Emulation.setEmulatedMedia', { features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [] });
};
