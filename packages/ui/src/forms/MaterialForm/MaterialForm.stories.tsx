import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field } from '../storyHelpers.ts';
import { MaterialForm } from './MaterialForm.tsx';

const meta = preview.meta({ title: 'forms/MaterialForm', component: MaterialForm, args: { title: 'Nieuw materiaal', onSubmit: fn(async () => {}), onClose: fn() } });

export const New = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'K{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht het materiaal een naam te geven')).toBeVisible());
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.type(await field('Naam'), 'Karton 300 g{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Karton 300 g' }));
  },
});
export const Editing = meta.story({
  args: { title: 'Materiaal aanpassen', isEditing: true, defaultValues: { name: 'Karton 300 g' } },
  play: async () => { await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Materiaal aanpassen' })).toBeVisible()); },
});
