import { expect, waitFor } from 'storybook/test';

/** The parameters of every story in the system's colours. */
export const systemColorStory = {
  // Contrast is the system's own affair here, and axe measures the text's colour from before it was forced.
  a11y: { options: { rules: { 'color-contrast': { enabled: false } } } },
};

/**
 * Checks what must stay visible in forced colours. A test run has to show them; a person who looks at the story
 * without them sees the screen alone.
 */
export const inSystemColors = async (check: () => Promise<void>) => {
  const isForced = matchMedia('(forced-colors: active)').matches;
  if (globalThis.staalkaartForcedColors) await expect(isForced, 'forced-colors: active').toBe(true);
  if (isForced) await check();
};

/** What a system colour is here, as computed styles write it. */
export const systemColor = (word: 'Canvas' | 'CanvasText' | 'Highlight' | 'GrayText' | 'SelectedItem' | 'SelectedItemText'): string => {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${word}`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** The colours of the lines round an element: its outline and its four borders, where they are drawn at all. */
export const linesOf = (element: Element): string[] => {
  const style = getComputedStyle(element);
  return (['outline', 'border-top', 'border-right', 'border-bottom', 'border-left'] as const).flatMap(line =>
    style.getPropertyValue(`${line}-style`) === 'none' || parseFloat(style.getPropertyValue(`${line}-width`)) === 0 ? [] : [style.getPropertyValue(`${line}-color`)]);
};

/** A line sets it apart from the page, which shadows and tints no longer do. */
export const hasLine = async (element: Element) => {
  const lines = linesOf(element);
  await expect(lines.length).toBeGreaterThan(0);
  await expect(lines).not.toContain(systemColor('Canvas'));
};

/** The ring of the focus: an outline of 2 px or more, in a colour that nothing else there has. */
export const hasFocusRing = (element: Element) => {
  // Asked before the wait: its probe changes the page, after which the wait would look again at once, for ever.
  const highlight = systemColor('Highlight');
  return waitFor(() => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    expect([outlineStyle, outlineColor]).toEqual(['solid', highlight]);
    expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
  });
};

/** An icon has the colour of the words around it: one of ours would be lost on a dark theme. */
export const isDrawnLikeText = async (icon: SVGElement | null) => {
  await expect(icon).not.toBeNull();
  await expect(getComputedStyle(icon!).stroke).toBe(getComputedStyle(icon!.parentElement!).color);
};
