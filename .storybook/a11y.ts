import type axe from 'axe-core';
import { expect } from 'storybook/test';
import { applyAppearance } from './appearance.ts';
import { IN_SYSTEM_COLORS } from './tags.ts';
import type { Choices } from './toolbar.ts';

interface Story {
  title: string;
  tags: readonly string[];
  globals: Record<string, unknown>;
  parameters: { a11y?: { test?: string } };
}

/** The rules of axe that a theme decides on. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rooms whose colours are checked in high contrast as well. */
const IN_BOTH_THEMES = /^(controls|tiles|frame|forms)\//;

/** What axe checks of every story, in the panel and in the tests. */
export const a11y = {
  test: 'error',
  options: {
    // WCAG 2.2 AA, with its smallest targets (24 px), and what axe holds for good practice.
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The thousands of nodes that pass are counted, not listed.
    resultTypes: ['violations', 'incomplete'],
  },
} satisfies { test: 'error'; options: axe.RunOptions };

const wordOf = ({ name, value }: Attr): string => (name === 'class' || /^[a-z-]+$/.test(value) ? `${name}=${value}` : name);

/** The elements of a page with their roles, classes and states, in their order; of texts, ids, numbers and addresses only that they are there. */
const structureOf = (element: Element): string => {
  const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return `<${element.localName} ${[...element.attributes].map(wordOf).join(' ')}>${hasText ? '…' : ''}${[...element.children].map(structureOf).join('')}</>`;
};

const checked = new Set<string>();

/** Whether the page stands as it did when another story was checked. */
const isChecked = (): boolean => {
  const structure = structureOf(document.body);
  const isKnown = checked.has(structure);
  checked.add(structure);
  return isKnown;
};

const checkColors = async ({ theme, motion }: Choices): Promise<void> => {
  const { default: { run } } = await import('axe-core');
  applyAppearance('contrast', motion);
  const { violations } = await run(document.body, { runOnly: COLOR_RULES, resultTypes: ['violations'] });
  applyAppearance(theme, motion);
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)), 'in high contrast').toEqual([]);
};

/**
 * In a test run, before the add-on runs axe: once for each state rather than for each act, so a proof of behaviour that
 * ends as another story did is not checked again. The colours of some rooms are checked in high contrast too.
 */
export const checkOnce = async ({ title, tags, globals, parameters }: Story): Promise<void> => {
  if (!('__vitest_browser__' in globalThis) || parameters.a11y?.test === 'off') return;
  if (isChecked() && tags.includes('gedrag')) {
    globals.a11y = { manual: true };
    return;
  }
  const choices = globals as unknown as Choices;
  if (IN_BOTH_THEMES.test(title) && choices.theme === 'light' && !tags.includes(IN_SYSTEM_COLORS)) await checkColors(choices);
};
