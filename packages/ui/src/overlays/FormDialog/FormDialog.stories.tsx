import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { storyPlace } from '../../testing/forms.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { UnsavedPlaceProvider, useKeptDraft, type UnsavedForm } from './unsaved.ts';

const interruption = { content: <p style={{ padding: '0 var(--edge) var(--edge)' }}>Kies wat bewaard wordt. <Button autoFocus>Kiezen</Button></p>, onLeave: fn() };

const meta = preview.meta({
  title: 'overlays/FormDialog (formuliervenster)',
  component: FormDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  argTypes: {
    children: { mapping: { 'een veld': <TextField label="Naam" />, 'twee velden': <><TextField label="Naam" /><TextField label="Contactpersoon" isOptional /></> } },
    interruption: { mapping: { 'met vraag': interruption } },
  },
  args: {
    title: 'Tag aanpassen', isDirty: false, onClose: fn(), onSubmit: fn(),
    children: <TextField label="Naam" defaultValue="Festival" keepsMessageRoom />,
  },
});

const outside = async () => (await screen.findByRole('dialog')).parentElement!.parentElement!;
const name = () => screen.findByRole('textbox', { name: 'Naam' });

export const Default = meta.story({ name: 'Standaard' });

export const SentWithEnter = meta.story({
  name: 'Verstuurd met Enter',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Tag aanpassen' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Tag aanpassen' })).toBeVisible());
    await waitFor(async () => expect(await name()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const ClosedByEscape = meta.story({
  name: 'Gesloten met Escape',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    // The place of the scrollbar, beside the page that is dimmed, is dimmed too.
    await expect(document.body).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    await expect(document.documentElement).not.toHaveStyle({ backgroundColor: getComputedStyle(document.body).backgroundColor });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ClosedByButton = meta.story({
  name: 'Gesloten met de knop',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sluiten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

export const ClosedByAPressOutside = meta.story({
  name: 'Gesloten met een klik ernaast',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('heading', { name: 'Tag aanpassen' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(await outside());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Whatever asks to close it: what was typed is not dropped unasked. */
export const UnsavedAsks = meta.story({
  name: 'Vraagt eerst bij niet bewaard',
  tags: ['gedrag'],
  args: { isDirty: true },
  play: async ({ userEvent, args, step }) => {
    const field = await name();
    await waitFor(() => expect(field).toHaveFocus());
    const asks = async () => {
      await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
      await expect(screen.getByRole('button', { name: 'Verder werken' })).toHaveFocus();
    };
    const isGone = () => expect(screen.queryByText('Je wijzigingen zijn nog niet opgeslagen.')).not.toBeInTheDocument();
    await step('Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await asks();
      await userEvent.keyboard('{Enter}');
      await isGone();
      await expect(field).toHaveFocus();
    });
    await step('Een klik ernaast', async () => {
      await userEvent.dblClick(await outside());
      await asks();
      await userEvent.keyboard('{Escape}'); // The same as 'Verder werken'.
      await isGone();
    });
    await step('Sluiten', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
      await asks();
      await userEvent.click(screen.getByRole('button', { name: 'Verder werken' }));
      await isGone();
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    await step('Annuleer, en weggooien', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
      await asks();
      await userEvent.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

/** Who presses 'Sluiten' or 'Annuleer' twice gets to read the question. */
export const PressedTwice = meta.story({
  name: 'Twee keer op sluiten',
  tags: ['gedrag'],
  args: { isDirty: true },
  play: async ({ userEvent, args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Sluiten' }));
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Annuleer' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Verder werken' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    // 'Annuleer' of before is gone: what is typed goes on.
    await expect(await name()).toHaveFocus();
  },
});

export const Asking = meta.story({
  name: 'Vraagt eerst',
  args: { isDirty: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleer' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Je wijzigingen zijn nog niet opgeslagen.');
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { isDirty: true, isPending: true, isSubmitDisabled: true },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await userEvent.click(await outside());
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuleer' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Opslaan' }));
    await expect(screen.queryByText('Je wijzigingen zijn nog niet opgeslagen.')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** After five seconds. Whoever closes it leaves the save to itself, and is not asked. */
export const Slow = Pending.extend({
  name: 'Bezig, en het duurt lang',
  args: { isSlow: true },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText('Dit duurt langer dan gewoonlijk. Wie sluit, hoort hoe het afloopt.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    for (const button of screen.getAllByRole('button', { name: 'Sluiten' })) await userEvent.click(button);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await expect(screen.queryByText('Je wijzigingen zijn nog niet opgeslagen.')).not.toBeInTheDocument();
  },
});

const Failing = (props: FormDialogProps) => {
  const [isPending, setPending] = useState(false);
  const onSubmit = () => {
    setPending(true);
    setTimeout(() => setPending(false), 100);
  };
  return <FormDialog {...props} isPending={isPending} onSubmit={onSubmit} />;
};

export const FailsAndGoesOn = meta.story({
  name: 'Mislukt, en gaat verder in het veld',
  tags: ['gedrag'],
  render: args => <Failing {...args} />,
  play: async ({ userEvent }) => {
    const field = await name();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Opslaan' })).toHaveFocus();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const Invalid = meta.story({
  name: 'Ongeldig',
  args: { isSubmitDisabled: true, submitLabel: 'Toevoegen' },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('button', { name: 'Toevoegen' })).toBeDisabled();
    await userEvent.type(await name(), '{Enter}'); // The form is asked all the same: it says what is missing.
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WithError = meta.story({
  name: 'Met fout',
  args: { error: 'Deze naam bestaat al.' },
  play: async () => { await expect(await screen.findByRole('alert')).toHaveTextContent('Deze naam bestaat al.'); },
});

export const Wide = meta.story({ name: 'Breed', args: { size: 'wide' } });

/** As a page uses it: the focus stays inside, and goes back. */
const Page = (props: FormDialogProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>toevoegen</Button>
      {isOpen && <FormDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

export const FocusIsKeptAndReturned = meta.story({
  name: 'Focus blijft binnen en keert terug',
  tags: ['gedrag'],
  render: args => <Page {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'toevoegen' });
    await userEvent.click(opener);
    const field = await name();
    await waitFor(() => expect(field).toHaveFocus());
    for (const button of ['Annuleer', 'Opslaan', 'Sluiten']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: button })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** What the store of unsaved input learns and asks. */
const store = { onDirty: fn(), onSettle: fn(), onEnd: fn() };
let asked: UnsavedForm;
/** A form of one field, in a place of the store. */
const Kept = ({ onClose, onSubmit }: FormDialogProps) => {
  const [isOpen, setOpen] = useState(true);
  const [held] = useState(() => storyPlace({ kept: { naam: 'Bewaard' }, ...store }));
  return (
    <UnsavedPlaceProvider value={held.place}>
      {isOpen && <Filled {...{ onClose, onSubmit }} />}
      <Button onClick={() => setOpen(false)}>Scheur weg</Button>
      <Registered onForm={() => { asked = held.form(); }} />
    </UnsavedPlaceProvider>
  );
};
const Registered = ({ onForm }: { onForm: () => void }) => {
  useEffect(onForm);
  return null;
};
const Filled = ({ onClose, onSubmit }: Pick<FormDialogProps, 'onClose' | 'onSubmit'>) => {
  const kept = useKeptDraft<{ naam: string }>();
  const [naam, setNaam] = useState(kept?.naam ?? 'Festival');
  return (
    <FormDialog title="Tag aanpassen" isDirty={naam !== 'Festival'} draft={() => ({ naam })} onClose={onClose} onSubmit={onSubmit}>
      <TextField label="Naam" value={naam} onChange={event => setNaam(event.target.value)} keepsMessageRoom />
    </FormDialog>
  );
};

const kept = { render: (args: FormDialogProps) => <Kept {...args} />, beforeEach: () => { for (const heard of Object.values(store)) heard.mockClear(); } };

export const BeginsWithWhatWasKept = meta.story({
  name: 'Begint met wat bewaard was',
  tags: ['gedrag'],
  ...kept,
  play: async ({ userEvent }) => {
    await expect(await name()).toHaveValue('Bewaard');
    await expect(store.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Festival');
    await expect(store.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.type(await name(), '!');
    await expect(store.onDirty).toHaveBeenLastCalledWith(true);
    await expect(asked.read()).toEqual({ naam: 'Festival!' });
  },
});

export const SettlesOnceItIsSaved = meta.story({
  name: 'Bewaard en afgerond',
  tags: ['gedrag'],
  ...kept,
  args: { onSubmit: fn((_, end) => end(true)) },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await name(), '!');
    await expect(store.onSettle).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(store.onSettle).toHaveBeenCalledOnce();
  },
});

/** A link, Back, another mode: whoever could drop it comes to the store, and the store to the form. */
export const AskedByTheStore = meta.story({
  name: 'Gevraagd door de pagina',
  tags: ['gedrag'],
  ...kept,
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await name()).toHaveFocus());
    const answers = { leave: fn(), stay: fn() };
    asked.ask(answers);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Verder werken' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(answers.stay).toHaveBeenCalledOnce();
    await expect(await name()).toHaveFocus();
    await expect(store.onSettle).not.toHaveBeenCalled();
    asked.ask(answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Wijzigingen weggooien' }));
    await expect(answers.leave).toHaveBeenCalledOnce();
    await expect(store.onSettle).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled(); // Who asked leaves.
  },
});

/** A crash, or a sign-out by the server: nothing is asked, and what was typed can still be read. */
export const KeptWhenTornAway = meta.story({
  name: 'Bewaard bij een crash',
  tags: ['gedrag'],
  ...kept,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.type(await name(), ' II');
    canvasElement.querySelector('button')!.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(store.onEnd).toHaveBeenCalledOnce();
    await expect(store.onSettle).not.toHaveBeenCalled();
    await expect(asked.read()).toEqual({ naam: 'Bewaard II' });
  },
});

/** A question in the place of the fields: Enter does not send the form behind it. */
export const Interrupted = meta.story({
  name: 'Onderbroken door een vraag',
  args: { isDirty: true, interruption },
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Kiezen' })).toHaveFocus());
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.interruption!.onLeave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

const manyFields = Array.from({ length: 14 }, (_, index) => <TextField key={index} label={`Veld ${index + 1}`} keepsMessageRoom />);

/** The body scrolls; the title and the buttons stay. */
export const Scrolling = meta.story({
  name: 'Scrolt binnen het venster (modal)',
  args: { children: manyFields, error: 'Een heel lange melding van de server, die over meer dan een regel gaat.' },
  play: async ({ userEvent }) => {
    const last = await screen.findByRole('textbox', { name: 'Veld 14' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Veld 1' })).toHaveFocus());
    const save = screen.getByRole('button', { name: 'Opslaan' });
    await Promise.all(document.getAnimations().map(animation => animation.finished)); // The dialog has arrived.
    const before = save.getBoundingClientRect().bottom;
    await expect(before).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(last);
    last.scrollIntoView({ block: 'nearest' });
    await expect(save.getBoundingClientRect().bottom).toBe(before);
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(before);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tag aanpassen' })).toBeVisible());
  },
});
export const ScrollingOnPhone = Scrolling.extend({ name: 'Scrolt, gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { isDirty: true, title: 'Nieuwe gelegenheidsverpakking voor ambachtelijke chocoladepralines en andere zoetigheden' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => { await userEvent.click(await screen.findByRole('button', { name: 'Annuleer' })); },
});
