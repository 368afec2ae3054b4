import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileInput } from '../../testing/files.ts';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { quarteredPng } from '../../testing/pictures.ts';
import { SegmentForm } from '../recordForms.tsx';

const meta = preview.meta({ title: 'forms/SegmentForm (segmentformulier)', component: SegmentForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Nieuw segment', onSubmit: fn(async () => {}), onClose: fn() } });
const editing = { title: 'Segment aanpassen', isEditing: true, defaultValues: { name: 'Horeca', order: 3 }, currentPath: '/media/images/menu-2-1.jpg' };

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const name = await field('Naam');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(button('Toevoegen')).toBeDisabled();
    await expect(screen.queryByRole('textbox', { name: 'Volgorde' })).not.toBeInTheDocument();
    await userEvent.keyboard('   ');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht het segment een naam te geven')).toBeVisible());
    await expect(name).toHaveAccessibleDescription('Het is verplicht het segment een naam te geven');
    await userEvent.keyboard('Horeca ');
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await expect(screen.queryByText('Het is verplicht het segment een naam te geven')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Horeca', order: 0, image: undefined }, expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing });
export const EditingIsChecked = meta.story({
  name: 'Aanpassen, gecontroleerd',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    const order = await field('Volgorde');
    await expect(order).toHaveValue('3');
    await userEvent.clear(order);
    await waitFor(async () => expect(await screen.findByText('Vul een geheel getal in, 0 of meer')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.type(order, '-2');
    await waitFor(async () => expect(await screen.findByText('Vul een geheel getal in, 0 of meer')).toBeVisible());
    await userEvent.clear(order);
    await userEvent.type(order, '5');
    await userEvent.upload(fileInput(), await quarteredPng(40, 30, 'horeca.png'));
    await waitFor(async () => expect(await screen.findByText('horeca.png')).toBeVisible());
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Horeca', order: 5, image: expect.objectContaining({ name: 'horeca.png' }) as File }, expect.anything()));
  },
});

export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { name: '', order: -2 } },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Vul een geheel getal in, 0 of meer')).toBeVisible()); },
});
export const ServerError = meta.story({
  name: 'Serverfout',
  args: { ...editing, serverErrors: { Name: ['Dit segment bestaat al'] }, serverError: 'Het segment werd niet bewaard' },
  play: async () => { await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Dit segment bestaat al')); },
});
export const Phone = meta.story({ name: 'Gsm', args: editing, globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', args: editing, globals: { viewport: { value: 'tabletPortrait' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { ...editing, defaultValues: { name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines en andere zoetigheden uit de streek', order: 12 }, serverError: 'Deze naam is al in gebruik voor een ander segment van de catalogus.' },
  globals: { viewport: { value: 'phone' } },
});
