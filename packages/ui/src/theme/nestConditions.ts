import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<Plugin>[0];

const CONDITIONS = ['@media', '@supports', '@container'];

/** A rule under a condition, as a rule with the condition in it. */
const nested = (condition: Element, rule: Element): Element => {
  const outer = { ...rule, root: condition.root, parent: condition.parent };
  return { ...outer, children: [{ ...condition, root: outer, parent: outer, children: rule.children }] } as Element;
};

/** What an element says, as rules alone; undefined where something else is among it, such as frames. */
const rulesOf = (element: Element): Element[] | undefined => {
  if (element.type === 'rule') return [element];
  if (element.type === 'comm') return [];
  if (!CONDITIONS.includes(element.type) || !Array.isArray(element.children)) return;
  const parts = (element.children as Element[]).map(rulesOf);
  return parts.includes(undefined) ? undefined : (parts as Element[][]).flat().map(rule => nested(element, rule));
};

/**
 * A plugin of styled-components' compiler: writes `@media … { .a { … } }` as `.a { @media … { … } }`. Means the same; but
 * a browser that is given a rule of the first kind later, when a widget is first shown, styles every element of the page
 * anew, and of the second kind only those that it is for (four to fifteen times as quick: docs/adr/0015).
 */
export const nestConditions: Plugin = (element, index, siblings) => {
  if (element.root || !CONDITIONS.includes(element.type)) return;
  // The first takes its place and is written by whoever called; the others follow.
  const [first, ...others] = rulesOf(element) ?? [];
  if (!first) return;
  (siblings as Element[]).splice(index + 1, 0, ...others);
  Object.assign(element, first);
};
