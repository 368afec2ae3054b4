import { expect, fireEvent, mocked, screen, waitFor, type UserEventObject } from 'storybook/test';
import { drawn } from './drawn.ts';
import { fileInput } from './files.ts';
import { button } from './forms.ts';
import { quarterAt } from './pictures.ts';

type Args = { onSubmit: (values: { file: File }) => Promise<void> | void };

/** Chooses an image, and waits until its window is drawn. */
export const choose = async (userEvent: UserEventObject, file: File) => {
  await screen.findByRole('dialog');
  await userEvent.upload(fileInput(), file);
  const frame = await screen.findByRole('application', { name: 'Uitsnede van je foto' });
  await waitFor(() => expect(screen.getByText(/^Midden op/)).toBeInTheDocument());
  // What is cut out is told before it is drawn.
  await waitFor(() => expect(frame.clientWidth).toBeGreaterThan(0));
  return frame;
};

/** Sends it, and gives what was sent. */
export const sent = async (userEvent: UserEventObject, args: Args) => {
  await waitFor(() => expect(button('Opladen')).toBeEnabled());
  await userEvent.click(button('Opladen'));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  return mocked(args.onSubmit).mock.lastCall![0].file;
};

/** The quarters at the four corners of what was sent, clockwise from the upper left one. */
export const corners = async (file: File) => Promise.all([quarterAt(file, 0.04, 0.04), quarterAt(file, 0.96, 0.04), quarterAt(file, 0.96, 0.96), quarterAt(file, 0.04, 0.96)]);

/** A place of an element, as shares of it, in px of the screen. */
const placeIn = (target: Element, x: number, y: number) => {
  const box = target.getBoundingClientRect();
  return { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
};

/** Presses at a place of the frame, moves to others as a hand does, and lets go at the last one: shares of the frame. */
export const dragBy = async (frame: Element, ...[from, ...to]: [number, number][]) => {
  const init = (place: [number, number]) => ({ bubbles: true, cancelable: true, ...placeIn(frame, ...place) });
  const places = to.map(init);
  fireEvent(frame, new PointerEvent('pointerdown', init(from!)));
  fireEvent(frame, new MouseEvent('mousedown', init(from!)));
  for (const place of places) {
    fireEvent(document, new MouseEvent('mousemove', place));
    await drawn();
  }
  fireEvent(document, new MouseEvent('mouseup', places.at(-1) ?? init(from!)));
  fireEvent(frame, new MouseEvent('click', places.at(-1) ?? init(from!)));
  await drawn();
};

/** Two fingers come down at places of the frame, and go to others: shares of the frame. */
export const pinch = async (frame: Element, from: [number, number][], to: [number, number][]) => {
  const fingers = (places: [number, number][]) => places.map(([x, y], identifier) => new Touch({ identifier, target: frame, ...placeIn(frame, x, y) }));
  const send = (target: Node, type: string, touches: Touch[]) => fireEvent(target, new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
  const after = fingers(to);
  send(frame, 'touchstart', fingers(from));
  send(document, 'touchmove', after);
  await drawn();
  send(document, 'touchend', []);
  await drawn();
};
