import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnsavedPlaceProvider } from '../../overlays/FormDialog/unsaved.ts';
import { storyPlace } from '../../testing/forms.ts';
import { NameField } from './NameField.tsx';

const meta = preview.meta({
  title: 'forms/NameField (naamveld)',
  tags: ['nieuw', '!stabiel'],
  component: NameField,
  args: { name: 'Afiche Zomerfestival', onSave: fn(async () => true), onClose: fn(), onLost: fn() },
  decorators: [Story => <div style={{ display: 'flex', maxWidth: 480 }}><Story /></div>],
});

export const Default = meta.story({ name: 'Standaard' });

export const Wrong = meta.story({
  name: 'Klopt niet',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Naam van Afiche Zomerfestival' }), 'a_b{Enter}');
    await expect(await canvas.findByText('Gebruik geen underscores (_) in de naam')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saved = meta.story({
  name: 'Bewaard met Enter',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(20);
    await userEvent.clear(field);
    await userEvent.type(field, 'Affiche Zomerfestival {Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith('Affiche Zomerfestival', 'Afiche Zomerfestival');
  },
});

const onDirty = fn();
const { place } = storyPlace({ onDirty });

export const Left = meta.story({
  name: 'Bewaard als zijn pagina verdwijnt',
  tags: ['gedrag'],
  render: function Page(args) {
    const [isLeft, setLeft] = useState(false);
    return <UnsavedPlaceProvider value={place}>{!isLeft && <NameField {...args} />}<button type="button" onClick={() => setLeft(true)}>Terug</button></UnsavedPlaceProvider>;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' A2');
    await expect(onDirty).toHaveBeenLastCalledWith(true);
    // By Back there is no press elsewhere, and no blur.
    await fireEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith('Afiche Zomerfestival A2', 'Afiche Zomerfestival');
  },
});

/** Leaving it does not send again what was refused, Enter and another name do. */
export const NotSaved = meta.story({
  name: 'Niet bewaard: blijft staan',
  tags: ['gedrag'],
  args: { onSave: fn(async () => false) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' A2{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Afiche Zomerfestival A2');
    await userEvent.tab();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), '3');
    await userEvent.tab();
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('Afiche Zomerfestival A23', 'Afiche Zomerfestival'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Lost = Left.extend({
  name: 'Niet bewaard, en verlaten',
  args: { onSave: fn(async () => false) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' A2{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-busy'));
    await expect(args.onLost).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Terug' }));
    await expect(args.onLost).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

const THEIRS = 'Heet intussen ‘Affiche Zomer’. Enter vervangt dat, Escape laat het zo.';

export const RenamedByAColleague = meta.story({
  name: 'Intussen anders genoemd',
  args: { onSave: fn(async (_: string, was: string) => was === 'Affiche Zomer') },
  render: function Refused(args) {
    const [name, setName] = useState(args.name);
    return <NameField {...args} name={name} onSave={async (next, was) => { setName('Affiche Zomer'); return args.onSave(next, was); }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Naam van Afiche Zomerfestival' });
    await userEvent.type(field, ' A2{Enter}');
    await waitFor(() => expect(canvas.getByText(THEIRS)).toBeVisible());
    await expect(field).toHaveValue('Afiche Zomerfestival A2');
  },
});

/** Who leaves the field may not have read it. */
export const Replaced = RenamedByAColleague.extend({
  name: 'Intussen anders genoemd: alleen Enter vervangt',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' A2{Enter}');
    await waitFor(() => expect(canvas.getByText(THEIRS)).toBeVisible());
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenLastCalledWith('Afiche Zomerfestival A2', 'Affiche Zomer');
  },
});

export const GivenUp = meta.story({
  name: 'Opgegeven met Escape, of ongewijzigd verlaten',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
