import { Eye } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

const trailing = <IconButton icon={Eye} label="Toon wat je typt" />;

const meta = preview.meta({
  title: 'controls/TextField (invoerveld)',
  component: TextField,
  argTypes: { trailing: { mapping: { 'met knop': trailing } } },
  args: { label: 'Naam', defaultValue: 'Affiche Zomerfestival A2' },
  decorators: [Story => <div style={{ maxWidth: 380 }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Empty = meta.story({ name: 'Leeg', args: { defaultValue: '', placeholder: 'Naam van het product' } });
export const Optional = meta.story({ name: 'Optioneel', args: { label: 'Multipress nummer', isOptional: true, defaultValue: 'MP-20418' }, play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('optioneel')).toBeVisible()); } });
export const WithDescription = meta.story({
  name: 'Met uitleg',
  args: { description: 'Zoals het op de website staat.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveAccessibleDescription('Zoals het op de website staat.');
  },
});
export const WithError = meta.story({
  name: 'Met fout (validatie)',
  args: { defaultValue: 'Affiche_Zomerfestival A2', error: 'Gebruik geen underscores (_) in de naam', description: 'Zoals het op de website staat.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Naam' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Gebruik geen underscores (_) in de naam');
  },
});
/** A refusal is read with the field above it, and its coming moves nothing. */
export const RefusedAboveAnother = meta.story({
  name: 'Fout boven een volgend veld',
  render: args => <><TextField {...args} /><TextField label="Klant" defaultValue="Stad aan Zee" keepsMessageRoom /></>,
  args: { defaultValue: 'Affiche_Zomerfestival A2', error: 'Gebruik geen underscores (_) in de naam', keepsMessageRoom: true },
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const message = box(canvas.getByText('Gebruik geen underscores (_) in de naam'));
    const [own, other] = canvas.getAllByRole('textbox').map(box) as [DOMRect, DOMRect];
    await expect(box(canvas.getByText('Klant')).top - message.bottom).toBeGreaterThan(1.5 * (message.top - own.bottom));
    await expect(box(canvas.getByText('Klant')).top - box(canvas.getByText('Naam')).top).toBeCloseTo(box(canvas.getByText('Klant').parentElement!).height, 0);
    await expect(other.height).toBe(own.height);
  },
});
export const Disabled = meta.story({ name: 'Uitgeschakeld', args: { disabled: true } });
export const WithTrailing = meta.story({ name: 'Met knop in het veld', args: { type: 'password', label: 'Paswoord', defaultValue: 'staalkaart', trailing } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { label: 'De naam van het product zoals het op de website en in de brochure staat', isOptional: true, error: 'Het is verplicht om een klant te kiezen voor het product' },
  globals: { viewport: { value: 'phone' } },
});
