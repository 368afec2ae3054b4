import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { choicesOf, type Choices } from '../toolbar.ts';

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
