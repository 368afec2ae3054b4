import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ViewsDialog } from './ViewsDialog.tsx';

const meta = preview.meta({
  title: 'frame/ViewsDialog (weergaven bewaren)',
  component: ViewsDialog,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { names: ['Dozen voor de horeca', 'Nieuw deze maand'], most: 30, onSave: fn(), onRemove: fn(), onClose: fn() },
});

export const Default = meta.story({ name: 'Standaard' });
export const Empty = meta.story({ name: 'Nog geen', args: { names: [] } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { names: ['Verzenddozen met bedrukking binnenin voor alle koffiebranders'] }, globals: { viewport: { value: 'phone' } } });

/** As many as fit: one that is kept may be replaced, a new one waits until another is let go. */
export const Full = meta.story({
  name: 'Vol',
  args: { most: 2 },
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Naam');
    await userEvent.type(field, 'Nieuw deze maand bis{Enter}');
    await waitFor(() => expect(screen.getByText('Je hebt al 2 weergaven. Wis er een om deze te bewaren.')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Nieuw deze maand{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('Nieuw deze maand');
  },
});

export const Saved = meta.story({
  name: 'Bewaard',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const field = await screen.findByLabelText('Naam');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
    await userEvent.type(field, 'Nieuw deze maand');
    await waitFor(() => expect(screen.getByText('Vervangt de weergave Nieuw deze maand.')).toBeVisible());
    await userEvent.type(field, ' bis{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('Nieuw deze maand bis');
  },
});

export const Removed = meta.story({
  name: 'Gewist',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dozen voor de horeca wissen' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('Dozen voor de horeca');
    await expect(screen.getByLabelText('Naam')).toHaveFocus();
  },
});
