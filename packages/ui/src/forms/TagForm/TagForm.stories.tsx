import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { observable } from '../../observable.ts';
import { UnsavedPlaceProvider } from '../../overlays/FormDialog/unsaved.ts';
import { LazyTagForm } from '../lazyForms.tsx';
import type { RecordFormProps } from '../record/RecordDialog.tsx';
import { button, field, forever, savingTypes, sendBy, storyPlace } from '../../testing/forms.ts';
import { TagForm, type NameValues } from '../recordForms.tsx';

const meta = preview.meta({ title: 'forms/TagForm (tagformulier)', component: TagForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Nieuwe tag', onSubmit: fn(async () => {}), onClose: fn() } });
const editing = { title: 'Tag aanpassen', isEditing: true, defaultValues: { name: 'Festival' } };

export const New = meta.story({ name: 'Nieuw' });
export const NewIsFilledIn = meta.story({
  name: 'Nieuw, ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 'F{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de tag een naam te geven')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(await field('Naam'), 'Festival');
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Festival' }, expect.anything()));
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing });
export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { ...editing, defaultValues: { name: '' } },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Het is verplicht de tag een naam te geven')).toBeVisible()); },
});
export const Pending = meta.story({
  name: 'Bezig',
  tags: ['geen-beeld'],
  args: { ...editing, onSubmit: fn(forever) },
  play: async () => { await sendBy('Opslaan'); },
});

export const UnsavedAsks = meta.story({
  name: 'Vraagt eerst bij niet bewaard',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field('Naam')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce(); // Nothing typed, nothing asked.
    await userEvent.keyboard('x{Escape}');
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(button('Verder werken'));
    await expect(await field('Naam')).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Escape}'); // Typed and taken back: nothing to lose.
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const MaybeSaved = meta.story({
  name: 'Vraagt eerst wanneer het misschien al bewaard is',
  tags: ['gedrag'],
  args: { ...editing, unanswered: observable({ sent: [{ name: 'Etalage' }] }) },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await field('Naam')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn misschien al opgeslagen.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const open = Promise.withResolvers<void>();
/** However often it is pressed. */
export const SentOnce = meta.story({
  name: 'Eén keer verstuurd',
  tags: ['gedrag'],
  args: { ...editing, onSubmit: fn(() => open.promise) },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Naam'), 's');
    await userEvent.dblClick(button('Opslaan'));
    await waitFor(() => expect(button('Opslaan')).toHaveAttribute('aria-busy', 'true'));
    await expect(button('Opslaan')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field('Naam'), '{Enter}{Escape}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    open.resolve();
    await waitFor(() => expect(button('Opslaan')).toBeDisabled()); // Saved: closing is up to the page.
    await userEvent.type(await field('Naam'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const SentOnceInOneGo = meta.story({
  name: 'Drie keer tegelijk verstuurd',
  tags: ['gedrag'],
  args: { ...editing, onSubmit: fn(forever) },
  play: async ({ args }) => {
    const form = (await field('Naam')).closest('form')!;
    form.requestSubmit();
    form.requestSubmit();
    form.requestSubmit();
    await waitFor(() => expect(button('Opslaan')).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** As a page uses it: the server refuses twice, in two ways, and then takes it. */
const Page = ({ onSubmit, ...props }: RecordFormProps<NameValues>) => {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<Pick<RecordFormProps<NameValues>, 'serverError' | 'serverErrors'>>({});
  const save = async (values: NameValues, base: NameValues) => {
    try {
      await onSubmit(values, base);
    } catch (error) {
      const text = (error as Error).message;
      setFailure(text.startsWith('Kapot') ? { serverError: text } : { serverErrors: { Name: [text] } });
      throw error;
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>toevoegen</Button>
      {isOpen && <LazyTagForm {...props} {...failure} onSubmit={save} onClose={() => setOpen(false)} />}
    </>
  );
};

export const FailsAndRecovers = meta.story({
  name: 'Mislukt, daarna gelukt',
  tags: ['gedrag'],
  render: args => <Page {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const third = Promise.withResolvers<void>();
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('Kapot: probeer later opnieuw'))
      .mockRejectedValueOnce(new Error('Deze naam bestaat al')).mockReturnValueOnce(third.promise);
    const opener = canvas.getByRole('button', { name: 'toevoegen' });
    await userEvent.click(opener);
    const name = await field('Naam');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Festival');
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Kapot: probeer later opnieuw'));
    await expect(name).toHaveValue('Festival');
    await expect(button('Toevoegen')).toBeEnabled();
    await userEvent.click(button('Toevoegen'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Deze naam bestaat al'));
    await expect(name).toHaveFocus();
    await userEvent.keyboard('s');
    await waitFor(() => expect(name).not.toBeInvalid());
    await userEvent.dblClick(button('Toevoegen'));
    await waitFor(() => expect(button('Toevoegen')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}'); // Nothing closes it meanwhile.
    third.reject(new Error('Deze naam bestaat al'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Deze naam bestaat al')); // The same complaint again.
    await waitFor(() => expect(name).toHaveFocus());
    await expect(button('Toevoegen')).not.toHaveAttribute('aria-busy');
    await expect(name).toHaveValue('Festivals');
    await expect(args.onSubmit).toHaveBeenCalledTimes(3);
    await userEvent.keyboard(' 2027{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'Festivals 2027' }, expect.anything());
    await expect(args.onSubmit).toHaveBeenCalledTimes(4);
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Read anew behind the dialog. */
const Newer = (props: RecordFormProps<NameValues>) => {
  const [name, setName] = useState('Festival');
  const [place] = useState(() => storyPlace({ kept: { typed: { name: 'Festival 2027' }, base: { name: 'Festivals' } } }).place);
  return (
    <>
      <Button onClick={() => setName('Feest')}>Ververs</Button>
      <UnsavedPlaceProvider value={place}><TagForm {...props} defaultValues={{ name }} /></UnsavedPlaceProvider>
    </>
  );
};
/** What was kept is taken up again, with what the field said when it was first changed, whatever is read since. */
export const BeginsWithWhatWasKept = meta.story({
  name: 'Begint met wat bewaard was',
  tags: ['gedrag'],
  args: editing,
  render: args => <Newer {...args} />,
  play: async ({ canvasElement, userEvent, args }) => {
    await waitFor(async () => expect(await field('Naam')).toHaveValue('Festival 2027'));
    canvasElement.querySelector('button')!.click();
    await userEvent.type(await field('Naam'), '!');
    await expect(await field('Naam')).toHaveValue('Festival 2027!');
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Festival 2027!' }, { name: 'Festivals' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Of no field in particular: above the buttons. */
export const ServerError = meta.story({
  name: 'Serverfout',
  args: { ...editing, serverError: 'Deze tag werd intussen verwijderd' },
  play: async () => { await expect(await screen.findByRole('alert')).toHaveTextContent('Deze tag werd intussen verwijderd'); },
});
export const ServerErrorOfAField = meta.story({
  name: 'Serverfout bij een veld',
  args: { ...editing, serverErrors: { Name: ['Deze naam bestaat al'] } },
  play: async () => { await waitFor(async () => expect(await field('Naam')).toHaveAccessibleDescription('Deze naam bestaat al')); },
});
export const Phone = meta.story({ name: 'Gsm', args: editing, globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { ...editing, defaultValues: { name: 'Gelegenheidsverpakkingen voor ambachtelijke chocoladepralines' } }, globals: { viewport: { value: 'phone' } } });
