import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'controls/TextArea (tekstvak)',
  component: TextArea,
  args: { label: 'Omschrijving', defaultValue: 'Vierkleurendruk op 170 g mat gesatineerd.' },
  decorators: [Story => <div style={{ maxWidth: 380 }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });
export const Empty = meta.story({ name: 'Leeg', args: { defaultValue: '', placeholder: 'Voor wie en waarvoor' } });
export const Optional = meta.story({
  name: 'Optioneel',
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Omschrijving/ })).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(canvas.getByText('optioneel')).toBeVisible());
  },
});
export const WithDescription = meta.story({ name: 'Met uitleg', args: { description: 'Enkel jij en de beheerders lezen dit.' } });
export const WithError = meta.story({
  name: 'Met fout',
  args: { error: 'Dit is te lang' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Omschrijving' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Dit is te lang');
  },
});
export const Disabled = meta.story({ name: 'Uitgeschakeld', args: { disabled: true } });
export const GrowsWithItsText = meta.story({
  name: 'Groeit mee met de tekst',
  tags: ['gedrag'],
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Omschrijving' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'Regel{Enter}Regel{Enter}Regel{Enter}Regel{Enter}Regel{Enter}Regel');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
  },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { isOptional: true, defaultValue: `${'Vierkleurendruk op 170 g mat gesatineerd, met een spotvernis op het beeldmerk. '.repeat(12)}${'Gelegenheidsverpakking'.repeat(6)}` },
  globals: { viewport: { value: 'phone' } },
});
