import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { UnsavedForm, UnsavedPlace } from '../overlays/FormDialog/unsaved.ts';

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** What may happen to the save of a record, by the names under which the controls offer it. */
export const savingTypes = {
  clash: {
    mapping: {
      'met botsing': {
        who: 'Lies Verhaege', when: 'vandaag om 14:32', onChoose: fn(), onCancel: fn(),
        fields: [{ name: 'name', label: 'Naam', mine: 'Horeca en feest', theirs: 'Horeca en hotels' }],
      },
    },
  },
  unanswered: { mapping: { 'verzonden zonder antwoord': { get: () => ({ sent: [] }), subscribe: () => () => undefined } } },
};

/** A save that never ends: the form stays as it is while it is being saved. */
export const forever = () => new Promise<void>(() => {});

/** Sends the form by its button, once it can be sent, and waits until it is being saved. */
export const sendBy = async (name: string) => {
  const send = await screen.findByRole('button', { name });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
};

interface StoryPlaceOptions {
  /** What was kept for the form that opens. */
  kept?: object;
  onDirty?: (isDirty: boolean) => void;
  onSettle?: () => void;
  onEnd?: () => void;
}

/** A place in a store of unsaved input that keeps nothing; `form()` is the one that registered last. */
export const storyPlace = ({ kept, onDirty, onSettle, onEnd }: StoryPlaceOptions = {}) => {
  let latest: UnsavedForm | undefined;
  const place: UnsavedPlace = {
    kept: () => kept,
    register: form => {
      latest = form;
      return { setDirty: isDirty => onDirty?.(isDirty), settle: () => onSettle?.(), keep: () => undefined, end: () => onEnd?.() };
    },
  };
  return { place, form: () => latest! };
};
