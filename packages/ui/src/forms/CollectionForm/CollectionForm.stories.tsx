import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileInput } from '../../testing/files.ts';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { quarteredPng } from '../../testing/pictures.ts';
import { CollectionForm } from '../recordForms.tsx';

const meta = preview.meta({
  title: 'forms/CollectionForm (collectieformulier)',
  component: CollectionForm,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  argTypes: savingTypes,
  args: { title: 'Nieuwe collectie', visibilityControls: 'hidden' as const, onSubmit: fn(async () => {}), onClose: fn() },
});
const editing = {
  title: 'Collectie aanpassen', isEditing: true, currentPath: '/media/images/poster-5-3.jpg',
  defaultValues: { name: 'Beurs Kortrijk', description: 'Voor de stand in hal 5.', isPrivate: false, isVisible: true },
};
const box = (name: string) => screen.getByRole('checkbox', { name });

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'B{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de collectie een naam te geven')).toBeVisible());
    await expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(await field('Naam'), 'Beurs Kortrijk');
    await userEvent.type(await field(/^Omschrijving/), 'Voor de stand{Enter}in hal 5');
    await expect(args.onSubmit).not.toHaveBeenCalled(); // Enter is a new line there.
    await userEvent.upload(fileInput(), await quarteredPng(40, 30, 'beurs.png'));
    await waitFor(async () => expect(await screen.findByText('beurs.png')).toBeVisible());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Beurs Kortrijk', description: 'Voor de stand\nin hal 5', isPrivate: true, isVisible: true, image: expect.objectContaining({ name: 'beurs.png' }) as File,
    }, expect.anything()));
  },
});

export const WithVisibility = meta.story({ name: 'Met zichtbaarheid', args: { visibilityControls: 'enabled' as const } });
export const VisibilityIsChosen = meta.story({
  name: 'Zichtbaarheid gekozen',
  tags: ['gedrag'],
  args: { visibilityControls: 'enabled' as const },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'Beurs');
    await expect(box('Privé')).toBeChecked();
    await expect(box('Zichtbaar')).toBeChecked();
    await userEvent.click(box('Privé'));
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Beurs', description: '', isPrivate: false, isVisible: true, image: undefined }, expect.anything()));
  },
});

/** A SuperAdmin's own collection is private and visible, whatever it was (decisions). */
export const FixedVisibility = meta.story({ name: 'Vaste zichtbaarheid', args: { ...editing, visibilityControls: 'fixed' as const } });
export const FixedVisibilityIsSaved = meta.story({
  name: 'Vaste zichtbaarheid bewaard',
  tags: ['gedrag'],
  args: { ...editing, visibilityControls: 'fixed' as const },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), ' 2027');
    for (const name of ['Privé', 'Zichtbaar']) {
      await expect(box(name)).toBeChecked();
      await expect(box(name)).toBeDisabled();
    }
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Beurs Kortrijk 2027', isPrivate: true, isVisible: true }), expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: { ...editing, visibilityControls: 'enabled' as const } });
export const SomebodyElses = meta.story({
  name: 'Van iemand anders',
  args: { ...editing, visibilityControls: 'enabled' as const, owner: 'Lies Verhaege' },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Collectie van Lies Verhaege')).toBeVisible()); },
});
export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { name: '' } },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Het is verplicht de collectie een naam te geven')).toBeVisible()); },
});
export const ServerError = meta.story({
  name: 'Serverfout',
  args: { ...editing, serverErrors: { Name: ['Je hebt al een collectie met deze naam'] }, serverError: 'De collectie werd niet bewaard' },
  play: async () => { await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Je hebt al een collectie met deze naam')); },
});
export const RefusedUnseen = meta.story({
  name: 'Geweigerd om wat er niet staat',
  tags: ['gedrag'],
  args: { ...editing, serverErrors: { IsPrivate: ['Een collectie van jou kan niet publiek zijn.'] } },
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('400'));
    await userEvent.type(await field('Naam'), '!{Enter}');
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveTextContent('Een collectie van jou kan niet publiek zijn.'));
  },
});
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { ...editing, visibilityControls: 'fixed' as const, defaultValues: { name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines', description: 'Voor de stand van de streekproducten in hal 5. '.repeat(8) } },
  globals: { viewport: { value: 'phone' } },
});
export const Phone = meta.story({ name: 'Gsm', args: { ...editing, visibilityControls: 'enabled' as const }, globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', args: { ...editing, visibilityControls: 'enabled' as const }, globals: { viewport: { value: 'tabletPortrait' } } });
