import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field } from '../storyHelpers.ts';
import { CategoryForm } from './CategoryForm.tsx';

const segments = ['Horeca', 'Evenementen', 'Retail', 'Overheid', 'Zorg', 'Cultuur', 'Bouw', 'Sport'].map((name, index) => ({ id: index + 1, name }));
const meta = preview.meta({
  title: 'forms/CategoryForm',
  component: CategoryForm,
  args: { title: 'Nieuwe categorie', onSubmit: fn(async () => {}), onClose: fn(), segments: { options: segments, status: 'ready' as const, onRetry: fn() } },
});
const editing = { title: 'Categorie aanpassen', isEditing: true, defaultValues: { name: 'Affiches', segmentIds: [2, '6'], order: 4 }, currentPath: '/media/images/poster-2-1.jpg' };

export const New = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'A{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de categorie een naam te geven')).toBeVisible());
    await userEvent.type(await field('Naam'), 'Affiches');
    const combo = screen.getByRole('combobox', { name: 'Segmenten' });
    await userEvent.tab();
    await expect(combo).toHaveFocus();
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om minimum één segment te kiezen voor een category')).toBeVisible());
    await expect(combo).toHaveAccessibleDescription('Het is verplicht om minimum één segment te kiezen voor een category');
    await expect(screen.queryByRole('textbox', { name: 'Volgorde' })).not.toBeInTheDocument();
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.click(combo);
    await userEvent.keyboard('even{Enter}cult{Enter}{Escape}'); // Enter and Escape are the list's, not the form's.
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiches', segmentIds: [2, 6], order: 0, image: undefined }));
  },
});

export const Editing = meta.story({
  args: editing,
  play: async ({ userEvent, args }) => {
    await expect(await field('Volgorde')).toHaveValue('4');
    await userEvent.click(button('Verwijder Evenementen'));
    await userEvent.click(button('Verwijder Cultuur'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om minimum één segment te kiezen voor een category')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Segmenten' }));
    await userEvent.click(screen.getByRole('option', { name: 'Horeca' }));
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Affiches', segmentIds: [1], order: 4, image: undefined }));
  },
});

export const SegmentsFailed = meta.story({
  args: { ...editing, segments: { options: [], known: [segments[1]!, segments[5]!], status: 'failed' as const, onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByText('Evenementen')).toBeVisible()); // What was chosen keeps its name.
    await userEvent.click(screen.getByRole('combobox', { name: 'Segmenten' }));
    await userEvent.click(button('Opnieuw proberen'));
    await expect(args.segments.onRetry).toHaveBeenCalledOnce();
  },
});

export const ServerRefuses = meta.story({
  tags: ['gedrag'],
  args: { ...editing, serverErrors: { SegmentIds: ['Dit segment bestaat niet meer'] } },
  play: async ({ userEvent }) => {
    const combo = await screen.findByRole('combobox', { name: 'Segmenten' });
    await waitFor(() => expect(combo).toHaveAccessibleDescription('Dit segment bestaat niet meer'));
    await userEvent.click(button('Verwijder Cultuur'));
    await waitFor(() => expect(combo).not.toBeInvalid());
  },
});

export const OnPhone = meta.story({ args: editing, globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = meta.story({ args: editing, globals: { viewport: { value: 'tabletPortrait' } } });
