import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CustomerForm } from '../recordForms.tsx';
import { button, field } from '../../testing/forms.ts';
import { ClashPanel, type Clash } from './ClashPanel.tsx';

const meta = preview.meta({
  title: 'forms/ClashPanel (botsing)',
  component: ClashPanel,
  tags: ['nieuw', '!stabiel'],
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: {
    who: 'Lies Verhaege', when: 'vandaag om 14:32', onChoose: fn(), onCancel: fn(),
    fields: [
      { name: 'name', label: 'Naam', mine: 'Brasserie De Lys', theirs: 'Brasserie Lys NV' },
      { name: 'contact', label: 'Contactpersoon', mine: '', theirs: 'An Claes' },
    ],
  },
  render: args => <CustomerForm title="Customer aanpassen" isEditing defaultValues={{ name: 'Brasserie Lys', erpId: 'K-1042' }} onSubmit={() => undefined} onClose={fn()} clash={args} />,
});

const choice = (fieldName: string, version: RegExp) => within(screen.getByRole('group', { name: fieldName })).getByRole('radio', { name: version });

export const Default = meta.story({ name: 'Standaard' });

export const ChosenByKeyboard = meta.story({
  name: 'Gekozen met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Customer aanpassen' })).toBeVisible());
    await expect(screen.getByText('Intussen heeft Lies Verhaege dit ook aangepast (vandaag om 14:32). Kies per veld wat bewaard wordt.')).toHaveAttribute('role', 'alert');
    await waitFor(() => expect(choice('Naam', /^Jouw versie/)).toHaveFocus());
    await expect(choice('Contactpersoon', /^Jouw versie/)).toHaveAccessibleName('Jouw versie (leeg)');
    await expect(button('Opslaan')).toBeDisabled();
    await screen.findByRole('dialog');
    await waitFor(() => expect(choice('Naam', /^Jouw versie/)).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(choice('Naam', /^Jouw versie/)).toBeChecked();
    await userEvent.keyboard('{Enter}'); // Not the form's.
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(choice('Contactpersoon', /^Versie van Lies Verhaege/)).toBeChecked();
    await expect(button('Opslaan')).toBeEnabled();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button('Opslaan')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'mine', contact: 'theirs' });
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const MarkupAlone = meta.story({
  name: 'Enkel de opmaak',
  args: { fields: [{ name: 'description', label: 'Omschrijving', mine: 'Nieuwe tekst', theirs: 'Nieuwe tekst' }] },
  play: async () => { await waitFor(() => expect(screen.getByText('Alleen de opmaak verschilt.')).toBeVisible()); },
});

/** The form waits behind it, with what was typed. */
const Interrupted = ({ clash }: { clash: Clash }) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <CustomerForm
      title="Customer aanpassen"
      isEditing
      defaultValues={{ name: 'Brasserie Lys', erpId: 'K-1042' }}
      onSubmit={async () => {
        setAsked(true);
        throw new Error('412');
      }}
      onClose={clash.onCancel}
      clash={isAsked ? { ...clash, onCancel: () => setAsked(false) } : undefined}
    />
  );
};
export const BackToTheForm = meta.story({
  name: 'Terug naar het formulier',
  tags: ['gedrag'],
  render: args => <Interrupted clash={args} />,
  play: async ({ userEvent, args, step }) => {
    const asks = async () => {
      await userEvent.click(button('Opslaan'));
      await waitFor(() => expect(choice('Naam', /^Jouw versie/)).toHaveFocus());
      await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    };
    const isBack = async () => {
      await waitFor(async () => expect(await field('Naam')).toHaveFocus());
      await expect(await field('Naam')).toHaveValue('Brasserie Lys II');
      await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    };
    await userEvent.type(await field('Naam'), ' II');
    await step('Met de knop', async () => {
      await asks();
      await userEvent.click(button('Terug naar het formulier'));
      await isBack();
    });
    await step('Met Escape', async () => {
      await asks();
      await userEvent.keyboard('{Escape}');
      await isBack();
    });
    await step('Met Sluiten', async () => {
      await asks();
      await userEvent.click(button('Sluiten'));
      await isBack();
    });
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

const text = 'Vierkleurendruk op 170 g mat gesatineerd, met een spotvernis op het logo.\n\nDe hoeken zijn afgerond; de rug wordt gebrocheerd. '.repeat(6);
export const LongTexts = meta.story({
  name: 'Lange teksten',
  args: { who: undefined, when: undefined, fields: [{ name: 'description', label: 'Omschrijving', mine: text, theirs: `${text}${'gelegenheidsverpakking'.repeat(8)}` }] },
  play: async () => { await waitFor(async () => expect(await screen.findByText('Intussen is dit ook aangepast. Kies per veld wat bewaard wordt.')).toBeVisible()); },
});
const noSidewaysScroll = async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(button('Opslaan').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
};
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } }, play: noSidewaysScroll });
export const LongTextsOnPhone = LongTexts.extend({ name: 'Lange teksten, gsm', globals: { viewport: { value: 'phone' } }, play: noSidewaysScroll });
