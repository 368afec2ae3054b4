import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, savingTypes } from '../../testing/forms.ts';
import { PasswordForm } from '../peopleForms.tsx';

const meta = preview.meta({ title: 'forms/PasswordForm (paswoordformulier)', component: PasswordForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Paswoord wijzigen', username: 'Lies', onSubmit: fn(async () => {}), onClose: fn() } });

const first = () => screen.findByLabelText('Nieuw paswoord');
const second = () => screen.getByLabelText('Nieuw paswoord bevestigen');

export const Default = meta.story({ name: 'Standaard' });

export const Sends = meta.story({
  name: 'Verstuurt',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Paswoord wijzigen' })).toHaveTextContent('Kies een nieuw paswoord voor Lies.');
    await waitFor(async () => expect(await first()).toHaveFocus());
    await userEvent.keyboard('een lang paswoord');
    await userEvent.type(second(), 'een lang paswoord');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.dblClick(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: 'een lang paswoord', newPasswordConfirm: 'een lang paswoord' }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Messages = meta.story({
  name: 'Foutmeldingen',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.type(await first(), 'a{Backspace}');
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een geldig nieuw password te geven')).toBeVisible());
    await userEvent.click(second());
    await userEvent.click(await first());
    await waitFor(async () => expect(await screen.findByText('Dit moet overeenkomen met het bovenstaande nieuwe password')).toBeVisible());
    await userEvent.type(await first(), 'geheim');
    await userEvent.type(second(), 'geheim');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.type(await first(), '!');
    await waitFor(() => expect(second()).toHaveAccessibleDescription('Dit moet overeenkomen met het bovenstaande nieuwe password'));
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.type(second(), '!');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
  },
});

/** Two that differ: the message stands with the second one. */
export const Different = meta.story({
  name: 'Verschillende paswoorden (wachtwoord)',
  play: async ({ userEvent }) => {
    await userEvent.type(await first(), 'een lang paswoord');
    await userEvent.type(second(), 'een kort paswoord');
    await waitFor(() => expect(second()).toHaveAccessibleDescription('Dit moet overeenkomen met het bovenstaande nieuwe password'));
    await expect(button('Opslaan')).toBeDisabled();
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.type(await first(), 'een lang paswoord');
    await userEvent.type(second(), 'een lang paswoord{Enter}');
    await waitFor(() => expect(button('Opslaan')).toHaveAttribute('aria-busy', 'true'));
  },
});

export const ShowsWhatIsTyped = meta.story({
  name: 'Toont wat getypt is',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.type(await first(), 'geheim');
    await expect(await first()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getAllByRole('button', { name: 'Toon wat je typt' })[0]!);
    await expect(await first()).toHaveAttribute('type', 'text');
    await expect(second()).toHaveAttribute('type', 'password');
    await userEvent.click(button('Verberg wat je typt'));
    await expect(await first()).toHaveAttribute('type', 'password');
  },
});

/** What the server says stands with its field, which is gone back to. */
export const Refused = meta.story({
  name: 'Geweigerd',
  tags: ['gedrag'],
  args: { serverErrors: { NewPassword: ['Het password moet minstens 8 tekens lang zijn.'] } },
  play: async ({ userEvent, args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new Error('400'));
    await expect(await first()).toHaveAccessibleDescription('Het password moet minstens 8 tekens lang zijn.');
    await userEvent.type(await first(), 'kort');
    await userEvent.type(second(), 'kort{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await first()).toHaveAccessibleDescription('Het password moet minstens 8 tekens lang zijn.'));
    await waitFor(async () => expect(await first()).toHaveFocus());
  },
});

export const OnPhone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { username: 'Maximiliaanvandenberghevanderstraetenhogenbosch', serverError: 'De server is even niet bereikbaar. Probeer het later opnieuw.' }, globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
