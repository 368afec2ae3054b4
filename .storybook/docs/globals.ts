import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { isChosenOtherwise } from '../plays.ts';
import { choicesOf, toolbar, type Choices } from '../toolbar.ts';
import { viewports } from '../viewports.ts';
import { cameBy, type Story } from './framed.ts';

/** What the toolbar says now, as part of the address of a framed story: 'role:ViewOnly;theme:contrast'. */
export const GlobalsParam = createContext('');

/** The choices of the toolbar, for a page that no story draws: now, and whenever they change. */
export const useToolbar = ({ channel }: Pick<DocsContextProps, 'channel'>): Choices => {
  const [globals, setGlobals] = useState(() => choicesOf((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))[0].globals));
  useEffect(() => {
    const hear = (changed: { globals: Record<string, unknown> }) => setGlobals(choicesOf(changed.globals));
    channel.on(GLOBALS_UPDATED, hear);
    return () => channel.off(GLOBALS_UPDATED, hear);
  }, [channel]);
  return globals;
};

interface Choice { value?: unknown; title: string }
type Menus = Readonly<Record<string, { toolbar: { items: readonly Choice[] } } | undefined>>;

/** What a story pins of the toolbar, in the toolbar's own Dutch words: ['Admin', 'Bewerken', 'Tablet liggend …']. */
const pinWords = (storyGlobals: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(storyGlobals).flatMap(([name, value]) => {
    if (name === 'viewport') return viewports[(value as { value?: keyof typeof viewports }).value ?? 'tablet']?.name ?? [];
    return (toolbar as Menus)[name]?.toolbar.items.find(item => item.value === value)?.title ?? [];
  });

/** What is to be known of a state under its name: what it pins, and whether the toolbar keeps it from its state. */
export const notesOf = (story: Story, globals: string): string => {
  const chosen = Object.fromEntries(globals.split(';').map(choice => choice.split(':')));
  const isUnplayed = cameBy(story) === 'its play' && isChosenOtherwise({ ...story, globals: chosen });
  return [...pinWords(story.storyGlobals), ...(isUnplayed ? ['niet gespeeld: de werkbalk staat anders'] : [])].join(' · ');
};
