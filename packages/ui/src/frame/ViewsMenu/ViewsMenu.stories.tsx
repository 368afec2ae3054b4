import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';

const onChoose = fn();
const meta = preview.meta({
  title: 'frame/ViewsMenu (bewaarde weergaven)',
  component: ViewsMenu,
  tags: ['nieuw', '!stabiel'],
  args: {
    views: [{ name: 'Dozen voor de horeca', isChosen: true, onChoose: fn() }, { name: 'Nieuw deze maand', isChosen: false, onChoose }],
    onManage: fn(),
  },
});

export const Default = meta.story({ name: 'Standaard' });

export const Chosen = meta.story({
  name: 'Gekozen',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weergaven' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dozen voor de horeca' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nieuw deze maand' }));
    await expect(onChoose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Weergaven' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Weergave bewaren of wissen …' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
});
