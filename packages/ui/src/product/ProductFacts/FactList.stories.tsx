import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FactList } from './FactList.tsx';

const meta = preview.meta({
  title: 'product/FactList (feitenlijst)',
  component: FactList,
  args: { facts: [{ label: 'Multipress', value: 'MP-20418' }, { label: 'Klant', value: 'Stad aan Zee' }, { label: 'Aantal', value: 2500 }] },
});

export const Default = meta.story({ name: 'Standaard' });

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { facts: [{ label: 'Laatst gewijzigd', value: '20-11-2026' }, { label: 'Klant', value: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, Sint-Martens-Latem' }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(term => term.textContent)).toEqual(['Laatst gewijzigd', 'Klant']);
    await expect(canvas.getAllByRole('definition').map(value => value.textContent)).toEqual(['20-11-2026', 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, Sint-Martens-Latem']);
  },
});
