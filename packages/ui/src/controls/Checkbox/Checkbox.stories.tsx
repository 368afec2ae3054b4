import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'controls/Checkbox (aankruisvakje)',
  component: Checkbox,
  args: { label: 'Ik wil een video opladen', onChange: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const Checked = meta.story({ name: 'Aangevinkt', args: { defaultChecked: true } });
export const Disabled = meta.story({ name: 'Uitgeschakeld', args: { disabled: true } });
export const DisabledChecked = meta.story({ name: 'Aangevinkt, uitgeschakeld', args: { disabled: true, defaultChecked: true } });

export const Ticked = meta.story({
  name: 'Aan- en uitgevinkt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Ik wil een video opladen'));
    await expect(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const WithDescription = meta.story({
  name: 'Met uitleg',
  args: { description: 'Enkel .mp4, tot 75 MB.' },
  play: async ({ canvas }) => { await expect(canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' })).toHaveAccessibleDescription('Enkel .mp4, tot 75 MB.'); },
});
export const Refused = meta.story({
  name: 'Geweigerd',
  args: { description: 'Enkel .mp4, tot 75 MB.', error: 'Een video kan niet op de eerste plaats komen.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ik wil een video opladen' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Een video kan niet op de eerste plaats komen.');
  },
});
export const LongestText = meta.story({ name: 'Langste tekst', args: { label: 'Deze collectie is enkel zichtbaar voor wie ze gemaakt heeft en voor de beheerders' }, globals: { viewport: { value: 'phone' } } });
