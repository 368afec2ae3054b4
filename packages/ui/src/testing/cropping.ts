import { expect, mocked, screen, waitFor, within } from 'storybook/test';
import { button, fileInput } from './forms.ts';
import { quarterAt } from './pictures.ts';

type User = { upload: (element: HTMLElement, file: File) => Promise<void>; click: (element: Element) => Promise<void> };
type Args = { onSubmit: (values: { file: File }) => Promise<void> | void };

/** Chooses a picture, and waits until it is drawn. */
export const choose = async (userEvent: User, file: File) => {
  await screen.findByRole('dialog');
  await userEvent.upload(fileInput(), file);
  const frame = await screen.findByRole('application', { name: 'Uitsnede van je foto' });
  await waitFor(() => expect(within(frame).getByRole('presentation')).toHaveStyle({ opacity: '1' }));
  return frame;
};

/** Sends it, and gives what was sent. */
export const sent = async (userEvent: User, args: Args) => {
  await waitFor(() => expect(button('Opladen')).toBeEnabled());
  await userEvent.click(button('Opladen'));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  return mocked(args.onSubmit).mock.lastCall![0].file;
};

/** The quarters at the four corners of what was sent, clockwise from the upper left one. */
export const corners = async (file: File) => Promise.all([quarterAt(file, 0.04, 0.04), quarterAt(file, 0.96, 0.04), quarterAt(file, 0.96, 0.96), quarterAt(file, 0.04, 0.96)]);
