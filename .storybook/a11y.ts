import type axe from 'axe-core';
import { RESET_STORY_ARGS, UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons, waitForAnimations } from 'storybook/preview-api';
import { isInManager } from './plays.ts';
import { survey } from './survey.ts';
import { IN_BOTH_THEMES, IN_SYSTEM_COLORS } from './tags.ts';
import { applyAppearance, choicesOf } from './toolbar.ts';

interface Story {
  title: string;
  tags: readonly string[];
  globals: Record<string, unknown>;
  parameters: { a11y?: { test?: string; options?: axe.RunOptions } };
  reporting: { addReport: (report: { type: string; version: number; status: 'warning'; result: object }) => void };
  abortSignal: AbortSignal;
}

/** The rules of axe that a theme decides on. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Storybook's own, in every page of a story. */
export const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** What axe checks of every story, in the panel and in the tests. */
export const a11y = {
  test: 'error',
  options: {
    // WCAG 2.2 AA, with its smallest targets (24 px), and what axe holds for good practice.
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // About a whole page: they hold of a widget in a frame, and of nothing else.
    rules: { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
    // The thousands of nodes that pass are counted, not listed.
    resultTypes: ['violations', 'incomplete'],
  },
} satisfies { test: 'error'; options: axe.RunOptions };

let loading: Promise<typeof axe> | undefined;

/**
 * axe as a test run asks it: without the markup of all that passes, and one rule, which reads the text of a whole page, only
 * where it can find something (spacing that nobody can change). The verdict is the same, in three quarters of the time.
 */
const loadAxe = () => loading ??= import('axe-core').then(({ default: loaded }) => {
  loaded.configure({ noHtml: true, rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }] });
  return loaded;
});

/** What axe finds wrong, by element. Of a widget there is no landmark to be in, unless its story says so. */
const violationsOf = async (known: Element[], { rules, ...options }: axe.RunOptions): Promise<string[]> => {
  const { run } = await loadAxe();
  // Of the whole document axe keeps an index by tag and attribute; of a part each of its rules would walk all elements.
  const { violations } = await run({ include: document, exclude: [...NOT_OURS, ...known] }, {
    ...options, rules: { region: { enabled: false }, ...rules }, resultTypes: ['violations'], preload: false, elementRef: true,
  });
  return violations.flatMap(({ id, nodes }) => nodes
    .filter(({ element }) => document.body.contains(element ?? null))
    .map(({ element, failureSummary }) => `${id}: ${element?.outerHTML.slice(0, 300)} ${failureSummary}`));
};

/** Waits until what moves has moved; what never ends is checked as it is. */
const isStill = async () => {
  const ending = document.getAnimations().filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
};

/** So long nothing may change, in ms, before a page counts as whole: nothing is on its way; on another network than the quick one an answer may be. */
const REST_MS = { quick: 400, other: 2000 };
const MOST_MS = 6000;

/** Waits until a page is whole: what is judged before is its skeleton, or half faded in. What never is, is judged as it is. */
const isWhole = (restMs: number) => new Promise<void>(resolve => {
  const over = () => {
    observer.disconnect();
    clearTimeout(rest);
    clearTimeout(most);
    resolve();
  };
  let rest = setTimeout(over, restMs);
  const most = setTimeout(over, MOST_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(rest);
    rest = setTimeout(over, restMs);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
});

/** What a reviewer goes on by in a story: Storybook draws none of it before the check is over. */
const GOING_ON = [UPDATE_STORY_ARGS, RESET_STORY_ARGS, UPDATE_GLOBALS];

/** Waits until there is something to check. @returns whether nobody went on meanwhile, to another story or in this one */
const isWorthChecking = async (restMs: number, left: AbortSignal): Promise<boolean> => {
  const { promise: goneOn, resolve } = Promise.withResolvers<false>();
  const goOn = () => resolve(false);
  const channel = addons.getChannel();
  left.addEventListener('abort', goOn);
  for (const event of GOING_ON) channel.on(event, goOn);
  const isWorth = await Promise.race([goneOn, isWhole(restMs).then(() => waitForAnimations(left)).then(() => true)]);
  for (const event of GOING_ON) channel.off(event, goOn);
  return isWorth;
};

/** What the panel says in the place of a verdict. */
const ONE_THEME = 'Naast elkaar staan twee bladzijden. Kies in de werkbalk één thema: dan wordt dat nagekeken.';

let found: string[] = [];

/** What was found wrong with the story that ran last, once. */
export const takeViolations = (): string[] => {
  const taken = found;
  found = [];
  return taken;
};

/**
 * Before the add-on checks a story for its panel: waits until there is something to check. Side by side a story is two pages, each of which is checked
 * where it is shown alone; of a page in another frame, or in a window of its own, no panel shows what is found.
 */
export const prepareCheck = async ({ globals, reporting, abortSignal }: Story): Promise<void> => {
  const { network, theme } = choicesOf(globals);
  if (theme === 'both') reporting.addReport({ type: 'a11y', version: 1, status: 'warning', result: { error: ONE_THEME } });
  else if (isInManager() && await isWorthChecking(network === 'normal' ? REST_MS.quick : REST_MS.other, abortSignal)) return;
  globals.a11y = { manual: true };
};

/**
 * In a test run, in the place of the add-on: checks of each story what no other story showed before it. What a page has
 * in common with one that was checked, such as its header, its other cards, or all of it after an act that ends as
 * another began, is left out. The colours of some rooms are checked in high contrast too. What is wrong is kept for
 * `takeViolations`: a story that fails here would leave every animation of the page paused, for all that follow.
 */
export const checkOnce = async ({ title, tags, globals, parameters }: Story): Promise<void> => {
  globals.a11y = { manual: true };
  const { test, options = {} } = parameters.a11y ?? {};
  if (test === 'off') return;
  const choices = choicesOf(globals);
  const { theme } = choices;
  const inBoth = IN_BOTH_THEMES.test(title) && theme === 'light' && !tags.includes(IN_SYSTEM_COLORS);
  const check = async () => {
    const { known, isAllKnown, keep } = survey(document.body, [innerWidth, theme, inBoth, JSON.stringify(options.rules)].join());
    if (isAllKnown) return [];
    const violations = await violationsOf(known, options);
    if (inBoth) {
      applyAppearance({ ...choices, theme: 'contrast' });
      violations.push(...(await violationsOf(known, { runOnly: COLOR_RULES })).map(one => `In high contrast: ${one}`));
      applyAppearance(choices);
    }
    if (violations.length === 0) keep();
    return violations;
  };
  found = await check();
  if (found.length === 0) return;
  // What moved while it was measured was measured wrong.
  await isStill();
  found = await check();
};
