import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SelectButton } from './SelectButton.tsx';

const meta = preview.meta({
  title: 'frame/SelectButton (selecteerknop)',
  component: SelectButton,
  tags: ['nieuw', '!stabiel'],
  args: { isOn: false, onPress: fn(), onNear: fn() },
  globals: { viewport: { value: 'laptop' } },
});

export const Default = meta.story({ name: 'Standaard' });
export const On = meta.story({
  name: 'Er wordt gekozen',
  args: { isOn: true },
  play: async ({ canvas }) => { await expect(canvas.getByRole('button', { name: 'Selecteren', pressed: true })).toBeVisible(); },
});

export const Pressed = meta.story({
  name: 'Naam en klik',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Selecteren', pressed: false });
    await userEvent.hover(button);
    await expect(args.onNear).toHaveBeenCalled();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Selecteren');
    await userEvent.click(button);
    await waitFor(() => expect(args.onPress).toHaveBeenCalledOnce());
  },
});

/** Its icon alone, beside the other tools of the page. */
export const Tablet = meta.story({
  name: 'Tablet, enkel het pictogram',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Selecteren' });
    await expect(button.offsetWidth).toBeLessThan(60);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(40);
  },
});
