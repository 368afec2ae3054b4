import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileInput, pictureFile } from '../storyFiles.ts';
import { docs } from './MediaDialog.docs.ts';
import { MediaDialog } from './MediaDialog.tsx';

const meta = preview.meta({
  title: 'media/MediaDialog (mediavenster)',
  component: MediaDialog,
  parameters: { widget: docs },
  args: { productHasImage: true, onSubmit: fn(), onDone: fn(), onCancel: fn() },
});

export const Default = meta.story();
export const ClosedByEscape = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Media toevoegen' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
});

/** Asked before chosen files are given up. */
export const Asking = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Media toevoegen' });
    await userEvent.upload(fileInput(document.body), await pictureFile());
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verder werken' })).toHaveFocus());
  },
});

export const ChosenFilesAreNotDroppedUnasked = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Media toevoegen' });
    await userEvent.upload(fileInput(document.body), await pictureFile());
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeInTheDocument();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  args: { media: { id: 4, name: 'Affiche Zomerfestival A2_k3j9x2ab', order: 2, path: '/media/images/poster-5-3.jpg', isVideo: false } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Media wijzigen' })).toBeInTheDocument();
    await expect(screen.queryByRole('checkbox', { name: 'Ik wil een video opladen' })).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ globals: { viewport: { value: 'tabletPortrait' } } });
