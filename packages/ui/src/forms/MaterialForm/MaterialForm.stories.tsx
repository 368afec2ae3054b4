import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { MaterialForm } from '../recordForms.tsx';

const meta = preview.meta({ title: 'forms/MaterialForm (materiaalformulier)', component: MaterialForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Nieuw materiaal', onSubmit: fn(async () => {}), onClose: fn() } });
const editing = { title: 'Materiaal aanpassen', isEditing: true, defaultValues: { name: 'Karton 300 g' } };

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'K{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht het materiaal een naam te geven')).toBeVisible());
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.type(await field('Naam'), 'Karton 300 g{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Karton 300 g' }, expect.anything()));
  },
});
export const Editing = meta.story({
  name: 'Aanpassen',
  args: editing,
  play: async () => { await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Materiaal aanpassen' })).toBeVisible()); },
});
export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { name: '' } },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Het is verplicht het materiaal een naam te geven')).toBeVisible()); },
});
export const LongestText = meta.story({ name: 'Langste tekst', args: { ...editing, defaultValues: { name: 'Omgekeerd gecacheerd golfkarton met waterafstotende laag aan de binnenzijde' } }, globals: { viewport: { value: 'phone' } } });
