import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { CategoryForm } from '../recordForms.tsx';

const segments = ['Horeca', 'Evenementen', 'Retail', 'Overheid', 'Zorg', 'Cultuur', 'Bouw', 'Sport'].map((name, index) => ({ id: index + 1, name }));
const meta = preview.meta({
  title: 'forms/CategoryForm (categorieformulier)',
  component: CategoryForm,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  argTypes: savingTypes,
  args: { title: 'Nieuwe categorie', onSubmit: fn(async () => {}), onClose: fn(), segments: { options: segments, status: 'ready' as const, onRetry: fn() } },
});
const editing = { title: 'Categorie aanpassen', isEditing: true, defaultValues: { name: 'Affiches', segmentIds: [2, '6'], order: 4 }, currentPath: '/media/images/poster-5-3.jpg' };

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'A{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de categorie een naam te geven')).toBeVisible());
    await userEvent.type(await field('Naam'), 'Affiches{Enter}'); // It cannot be sent so: what is missing says so, and has the focus.
    const combo = screen.getByRole('combobox', { name: 'Segmenten' });
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om minimum één segment te kiezen voor een category')).toBeVisible());
    await expect(combo).toHaveFocus();
    await expect(combo).toHaveAccessibleDescription('Het is verplicht om minimum één segment te kiezen voor een category');
    await expect(screen.queryByRole('textbox', { name: 'Volgorde' })).not.toBeInTheDocument();
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.click(combo);
    await userEvent.keyboard('even{Enter}cult{Enter}{Escape}'); // Enter and Escape are the list's, not the form's.
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiches', segmentIds: [2, 6], order: 0, image: undefined }, expect.anything()));
  },
});

/** Made from the page of a segment: that one is chosen already, and nothing was typed. */
export const NewInASegment = meta.story({
  name: 'Nieuw in een segment',
  args: { defaultValues: { segmentIds: [2] } },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Verwijder Evenementen' })).toBeVisible());
    await expect(button('Toevoegen')).toBeDisabled();
    await expect(screen.queryByRole('textbox', { name: 'Volgorde' })).not.toBeInTheDocument();
    await userEvent.type(await field('Naam'), 'Affiches');
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiches', segmentIds: [2], order: 0, image: undefined }, expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing });
export const EditingIsChecked = meta.story({
  name: 'Aanpassen, gecontroleerd',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    await expect(await field('Volgorde')).toHaveValue('4');
    await userEvent.click(button('Verwijder Evenementen'));
    await userEvent.click(button('Verwijder Cultuur'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om minimum één segment te kiezen voor een category')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Segmenten' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Horeca' }));
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiches', segmentIds: [1], order: 4, image: undefined }, expect.anything()));
  },
});

/** An existing record that breaks a rule says so at once: else nothing explains why it cannot be saved. */
export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { name: '', segmentIds: [], order: -1 } },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Het is verplicht om minimum één segment te kiezen voor een category')).toBeVisible()); },
});

export const SegmentsLoading = meta.story({ name: 'Segmenten laden', args: { ...editing, segments: { options: [], known: [segments[1]!, segments[5]!], status: 'loading' as const, onRetry: fn() } } });
export const SegmentsFailed = meta.story({
  name: 'Segmenten mislukt',
  args: { ...editing, segments: { options: [], known: [segments[1]!, segments[5]!], status: 'failed' as const, onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByText('Evenementen')).toBeVisible()); // What was chosen keeps its name.
    await userEvent.click(screen.getByRole('combobox', { name: 'Segmenten' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.segments.onRetry).toHaveBeenCalledOnce();
  },
});

const refused = { ...editing, serverErrors: { SegmentIds: ['Dit segment bestaat niet meer'] }, serverError: 'Iemand anders heeft deze categorie net aangepast' };
export const ServerError = meta.story({
  name: 'Serverfout',
  args: refused,
  play: async () => { await expect(await screen.findByRole('alert')).toHaveTextContent('Iemand anders heeft deze categorie net aangepast'); },
});

export const Phone = meta.story({ name: 'Gsm', args: editing, globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', args: editing, globals: { viewport: { value: 'tabletPortrait' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: {
    ...editing,
    defaultValues: { name: 'Gelegenheidsverpakkingen en geschenkdozen voor ambachtelijke zoetigheden uit de streek', segmentIds: [90, 2, 6, 3, 4], order: 12 },
    segments: { ...meta.input.args.segments, options: [...segments, { id: 90, name: 'Ambachtelijke chocoladepralines en andere zoetigheden uit de streek' }] },
  },
  globals: { viewport: { value: 'phone' } },
});
