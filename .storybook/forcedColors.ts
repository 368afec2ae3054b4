import { IN_SYSTEM_COLORS } from './tags.ts';

declare global {
  /** Switches forced colours on or off for the page; there in a test run alone (vitest.setup.ts). */
  var staalkaartForcedColors: ((isOn: boolean) => Promise<void>) | undefined;
}

/**
 * Shows a story with the tag 'systeemkleuren' in forced colours, where the browser can be told to. Elsewhere the story
 * shows its screen as it is: a person switches them on, in DevTools (Rendering > forced-colors) or in Windows.
 * @returns what switches them off again
 */
export const forceColors = async (tags: readonly string[]): Promise<(() => Promise<void>) | undefined> => {
  const force = globalThis.staalkaartForcedColors;
  if (!force || !tags.includes(IN_SYSTEM_COLORS)) return undefined;
  await force(true);
  return () => force(false);
};
