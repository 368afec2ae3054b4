import { CONTENT_ID } from '@staalkaart/ui';
import { tab } from '../storage.ts';
import type { Shown } from './navigation.ts';

const KEY = 'staalkaart.positions';

/** How far down a page was left, how wide the window was, and how long the page, in px. */
interface Position { top: number; width: number; length: number }

const read = (): Record<string, Position> => {
  try {
    // Of what is no object nothing is taken.
    return { ...JSON.parse(tab.read(KEY) ?? '{}') as Record<string, Position> };
  } catch {
    return {};
  }
};

/** How far down each entry of the history was left, by its key. */
let positions: Record<string, Position> | undefined;

/** Where a page is scrolled back to, as long as it is not all there yet. */
let goal: Position | undefined;

const pageLength = () => document.body.scrollHeight;

/** Where the link leads that had the focus as each entry was left, or the tile of whose button did, and of the entry that is shown. */
const followed: Record<string, string | null | undefined> = {};
let link: string | null | undefined;

/** The entry that is on screen: another may be shown by now, and not drawn yet. */
let drawn: string | undefined;

/** Keeps how far down a page is left, or was to be, and which of its links was followed. */
export const keepScroll = (entry: string): void => {
  if (entry !== drawn) return;
  (positions ??= read())[entry] = goal ?? { top: window.scrollY, width: window.innerWidth, length: pageLength() };
  const control = document.activeElement?.closest(`#${CONTENT_ID} :is(a, li, tr)`);
  followed[entry] = (control?.querySelector('a') ?? control)?.getAttribute('href');
};

/** Who is back at a page, and still at its top, has the focus at the link that was followed from there, once that is there again. */
export const focusBack = (): void => {
  if (link && document.activeElement?.id === CONTENT_ID) document.querySelector<HTMLElement>(`#${CONTENT_ID} a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
};

/** Whoever does one of these goes where they want to be. */
const OWN_WAYS = ['wheel', 'pointerdown', 'keydown'] as const;

let stopFollowing = () => {};

/** A page that has had its length for so long, in ms, is all there; of one that was turned nothing else tells it. */
const SETTLED_MS = 2_000;
const TURNED_MS = 10_000;

/**
 * Scrolls to where a page was left, and again whenever its length changes, until it is all there: its list may be on the way, in parts. On a
 * tablet that was turned meanwhile that is as large a share of its length.
 */
const scrollBack = (position: Position): void => {
  const { top, width, length } = position;
  /** @returns how long it must stay so to be all there, in ms; nothing where it is too short yet */
  const scroll = () => {
    const isTurned = window.innerWidth !== width;
    window.scrollTo(0, isTurned ? top / length * pageLength() : top);
    if (isTurned) return TURNED_MS;
    return window.scrollY >= top - 1 ? SETTLED_MS : undefined;
  };
  scroll();
  goal = position;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    const still = scroll();
    clearTimeout(settled);
    if (still) settled = setTimeout(stopFollowing, still);
  });
  // A long list draws the cards that are in sight once the page has been scrolled to them.
  const drawing = new MutationObserver(focusBack);
  stopFollowing = () => {
    goal = undefined;
    clearTimeout(settled);
    observer.disconnect();
    drawing.disconnect();
    for (const way of OWN_WAYS) window.removeEventListener(way, stopFollowing);
  };
  for (const way of OWN_WAYS) window.addEventListener(way, stopFollowing, { passive: true });
  observer.observe(document.body);
  drawing.observe(document.body, { childList: true, subtree: true });
};

/** Puts a page that is shown where it was left, or else at what its address names, or at its top. */
export const restoreScroll = ({ location: { key, hash }, keepsScroll }: Shown): void => {
  stopFollowing();
  drawn = key;
  link = followed[key];
  const kept = (positions ??= read())[key];
  if (kept !== undefined) return scrollBack(kept);
  const target = hash && document.getElementById(hash.slice(1));
  if (target) return target.scrollIntoView();
  // Nothing is asked of a page that is at its top already: that would lay it out before it is drawn.
  if (!keepsScroll && window.scrollY > 0) window.scrollTo(0, 0);
};

/** Takes the place of the browser's own way of scrolling, for as long as the page lives. @returns what ends it */
export const takeOverScroll = (shown: () => Shown | undefined): (() => void) => {
  const leave = () => {
    const entry = shown()?.location.key;
    if (entry) keepScroll(entry);
    stopFollowing();
    // A page that is left before it was shown has read nothing of what is kept.
    if (positions) tab.write(KEY, JSON.stringify(positions));
    window.history.scrollRestoration = 'auto';
  };
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.history.scrollRestoration = 'auto';
  };
};
