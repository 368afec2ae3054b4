import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const onCreate = fn().mockName('onCreate');

const action = <Button onClick={onCreate}>Mijn eerste collectie aanmaken</Button>;

const meta = preview.meta({
  title: 'feedback/EmptyState (lege lijst)',
  component: EmptyState,
  argTypes: { action: { mapping: { 'met knop': action } } },
  args: {},
});

export const Default = meta.story({ name: 'Standaard' });

export const Search = meta.story({ name: 'Niets gevonden', args: { drawing: 'search', text: 'Geen producten gevonden met de zoekterm: "letterpers"' } });

export const Collection = meta.story({
  name: 'Geen collecties',
  args: { drawing: 'collection', text: 'Je hebt nog geen collecties', action },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mijn eerste collectie aanmaken' }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { drawing: 'search', text: `Geen producten gevonden met de zoekterm: "${'gelegenheidsverpakking'.repeat(5)}"` },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
