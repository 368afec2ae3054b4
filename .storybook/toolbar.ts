import type { Role } from '@staalkaart/api-client';
import { faults, type FaultId } from '@staalkaart/mocks';
import type { CatalogueSize } from '@staalkaart/mocks/browser';
import type { GlobalTypes } from 'storybook/internal/types';

/** What a reviewer chose, or what a story pins through `globals`. */
export interface Choices {
  role: Role | 'none';
  mode: 'presentation' | 'edit';
  network: FaultId;
  size: CatalogueSize;
  /** The light theme, the product's own high contrast, or both next to each other (`SideBySide.tsx`). */
  theme: 'light' | 'contrast' | 'both';
  /** Motion as the system asks, or less of it. */
  motion: 'normal' | 'reduced';
  /** The columns of the product over the story, its look for a finger, or React's StrictMode around it. */
  tools: 'none' | 'grid' | 'touch' | 'strict';
}

type Icon = 'user' | 'edit' | 'globe' | 'database' | 'contrast' | 'fastforward' | 'wrench';

/** One menu of the toolbar: every value of its choice with the Dutch words for it, in their order. */
const menu = <K extends keyof Choices>(title: string, icon: Icon, values: Record<Choices[K], string>) => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: Object.entries<string>(values).map(([value, words]) => ({ value, title: words })) },
});

const faultLabels = Object.fromEntries(faults.map(({ id, label }) => [id, label])) as Record<FaultId, string>;

/** The toolbar: any screen takes any combination. */
export const toolbar = {
  role: menu<'role'>('Rol', 'user', {
    SuperAdmin: 'SuperAdmin', Admin: 'Admin', PowerUser: 'PowerUser', User: 'User', ViewOnly: 'ViewOnly', none: 'Niet aangemeld',
  }),
  mode: menu<'mode'>('Modus', 'edit', { presentation: 'Presentatie', edit: 'Bewerken' }),
  network: menu<'network'>('Netwerk', 'globe', faultLabels),
  size: menu<'size'>('Catalogus', 'database', { normal: 'Catalogus', empty: 'Lege catalogus', large: '10.000 producten' }),
  theme: menu<'theme'>('Thema', 'contrast', { light: 'Licht', contrast: 'Hoog contrast', both: 'Naast elkaar' }),
  motion: menu<'motion'>('Beweging', 'fastforward', { normal: 'Beweging', reduced: 'Minder beweging' }),
  tools: menu<'tools'>('Hulp', 'wrench', { none: 'Geen hulp', grid: 'Raster', touch: 'Zoals voor een vinger', strict: 'StrictMode' }),
} satisfies GlobalTypes;

/** What Storybook opens with. */
export const initialChoices: Choices = { role: 'Admin', mode: 'presentation', network: 'normal', size: 'normal', theme: 'light', motion: 'normal', tools: 'none' };

/** What the toolbar says; what an old address asks that is in no menu any more is as Storybook opens. */
export const choicesOf = (globals: Readonly<Record<string, unknown>>): Choices => Object.fromEntries(Object.entries(toolbar).map(([name, { toolbar: { items } }]) =>
  [name, items.some(({ value }) => value === globals[name]) ? globals[name] : initialChoices[name as keyof Choices]])) as unknown as Choices;

/** Choices as part of the address of a story: 'role:ViewOnly;theme:contrast'. */
export const choicesParam = (choices: Readonly<Partial<Record<keyof Choices, unknown>>>): string =>
  Object.keys(toolbar).map(name => `${name}:${String(choices[name as keyof Choices])}`).join(';');

/** Dresses the page as the product itself does: by attributes of `<html>`. What the last story wore goes. */
export const applyAppearance = ({ theme, motion }: Pick<Choices, 'theme' | 'motion'>): void => {
  const { dataset } = document.documentElement;
  if (theme === 'contrast') dataset.theme = theme;
  else delete dataset.theme;
  if (motion === 'reduced') dataset.motion = motion;
  else delete dataset.motion;
};
