import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileInput, pictureFile } from '../storyFiles.ts';
import { ImageUploadForm } from './ImageUploadForm.tsx';

const meta = preview.meta({
  title: 'media/ImageUploadForm',
  component: ImageUploadForm,
  args: { onSubmit: fn(), onCancel: fn() },
  decorators: [Story => <div style={{ maxWidth: 460, padding: 28, borderRadius: 16, background: 'var(--color-surface)' }}><Story /></div>],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await expect(button).toBeDisabled();
    const file = await pictureFile();
    await userEvent.upload(fileInput(canvasElement), file);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(file);
  },
});

export const Empty = meta.story();

export const SubmittedByScript = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    canvasElement.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('imageFile is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})), progress: 0.6, onCancelUpload: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('progressbar', { name: 'affiche-zomerfestival.jpg wordt opgeladen' })).toHaveAttribute('aria-valuenow', '60');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Opladen annuleren' }));
    await expect(args.onCancelUpload).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(() => Promise.reject(new Error('kapot'))), serverError: 'De foto kon niet bewaard worden.' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(fileInput(canvasElement), await pictureFile());
    const button = canvas.getByRole('button', { name: 'Opladen' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('De foto kon niet bewaard worden.'));
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Annuleer' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { currentPath: '/media/images/poster-5-3.jpg' } });
