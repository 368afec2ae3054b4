import { createElement, useEffect, type PropsWithChildren } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';

/** Room around a screen in Storybook's own frame, in px. */
const AROUND = 84;
/** A standing screen may scroll in a low window rather than become unreadable. */
const SMALLEST_BY_HEIGHT = 0.6;

/* A transform, not a zoom: what is measured in the screen stays whole. */
const rules = `
  [data-fit] { display: grid; grid-area: 1 / 1; width: 100%; height: 100%; overflow: auto; }
  [data-fit='screen'] [data-scale] {
    flex: none;
    transform: scale(var(--fit));
    transform-origin: 0 0;
    margin: 0 calc(var(--width) * (var(--fit) - 1)) calc(var(--height) * (var(--fit) - 1)) 0;
  }
  [data-fit='window'] [data-scale] { width: 100% !important; height: 100% !important; }
`;

/** Scales the chosen screen to the window. Side by side, the story itself has the window and does so. */
const Fit = ({ children }: PropsWithChildren) => {
  const [{ theme }] = useGlobals();
  useEffect(() => {
    const room = document.querySelector<HTMLElement>('[data-fit]');
    if (!room) return undefined;
    const fit = () => {
      const frame = room.querySelector<HTMLElement>('[data-scale]');
      if (!frame) return;
      const isDefault = frame.style.width === '100%';
      const { width, height } = getComputedStyle(frame);
      const byWidth = (room.clientWidth - AROUND) / Number.parseFloat(width);
      const byHeight = (room.clientHeight - AROUND) / Number.parseFloat(height);
      room.style.setProperty('--width', width);
      room.style.setProperty('--height', height);
      room.style.setProperty('--fit', isDefault ? '1' : String(Math.min(1, byWidth, Math.max(byHeight, SMALLEST_BY_HEIGHT))));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(room);
    const frames = new MutationObserver(fit);
    frames.observe(room, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => { sizes.disconnect(); frames.disconnect(); };
  }, []);
  return createElement('div', { 'data-fit': theme === 'both' ? 'window' : 'screen' }, createElement('style', null, rules), children);
};

/** Scales every screen to the window, and lets its size be changed. */
export const fitScreens = (): void => {
  addons.register('staalkaart/screens', api => {
    addons.add('staalkaart/screens/fit', { type: types.PREVIEW, render: Fit });
    // The menu of sizes is open where a story pins one: the pin is what a story opens with, the reviewer's choice goes first.
    const { getStoryGlobals } = api;
    api.getStoryGlobals = () => {
      const { viewport: _, ...pinned } = getStoryGlobals();
      return pinned;
    };
  });
};
