import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useKept } from '../../testing/useKept.ts';
import { ActiveToggle, type ActiveToggleProps } from './ActiveToggle.tsx';

const Kept = ({ isActive, onChange }: ActiveToggleProps) => {
  const [own, setOwn] = useKept(isActive);
  return <ActiveToggle isActive={own} onChange={next => { setOwn(next); onChange(next); }} />;
};

const meta = preview.meta({ title: 'people/ActiveToggle (actief of niet)', component: ActiveToggle, args: { isActive: true, onChange: fn() }, render: args => <Kept {...args} /> });

export const Default = meta.story({ name: 'Standaard' });

export const Chooses = meta.story({
  name: 'Kiest',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Toon' })).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Actieve gebruikers' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Non-actieve gebruikers' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(true));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const NotActive = meta.story({
  name: 'Niet actief',
  args: { isActive: false },
  play: async ({ canvas }) => { await expect(canvas.getByRole('radio', { name: 'Non-actieve gebruikers' })).toBeChecked(); },
});
export const OnPhone = meta.story({
  name: 'Gsm',
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
