import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx';
import { LoginForm } from './LoginForm.tsx';

const accounts = ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'].map(role => ({ label: role, email: `${role.toLowerCase()}@staalkaart.be`, password: 'staalkaart' }));

/** The values of the first submission. */
const firstSent = (callback: unknown) => (callback as ReturnType<typeof fn>).mock.calls[0]![0] as unknown;

const meta = preview.meta({
  title: 'login/LoginForm (aanmeldformulier)',
  component: LoginForm,
  argTypes: { accounts: { mapping: { 'met proefaccounts': accounts } } },
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
  decorators: [Story => <LoginScreen><Story /></LoginScreen>],
  args: { onSubmit: fn() },
  globals: { viewport: { value: 'tablet' } },
});

export const Default = meta.story({ name: 'Standaard' });

export const SendsBoth = meta.story({
  name: 'Verstuurt e-mail en paswoord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
    const button = canvas.getByRole('button', { name: 'Aanmelden' });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'lies@drukkerij.be');
    await userEvent.type(canvas.getByLabelText('Paswoord'), 'geheim');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(firstSent(args.onSubmit)).toEqual({ email: 'lies@drukkerij.be', password: 'geheim' });
  },
});

export const Required = meta.story({
  name: 'Verplicht',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(canvas.queryByText('email invullen is verplicht')).not.toBeInTheDocument();
    await userEvent.type(email, 'lies');
    await waitFor(async () => expect(await canvas.findByText('email invullen is verplicht')).toBeVisible());
    await expect(email).toHaveAccessibleDescription('email invullen is verplicht');
    await userEvent.type(email, '@drukkerij.be');
    await waitFor(() => expect(canvas.queryByText('email invullen is verplicht')).not.toBeInTheDocument());
    const password = canvas.getByLabelText('Paswoord');
    await userEvent.type(password, 'x{Backspace}');
    await waitFor(async () => expect(await canvas.findByText('paswoord invullen is verplicht')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Aanmelden' })).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const TouchedAndLeft = meta.story({
  name: 'Leeg verlaten',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Aanmelden' });
    const top = button.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mail' }));
    await userEvent.tab();
    await waitFor(async () => expect(await canvas.findByText('email invullen is verplicht')).toBeVisible());
    await expect(button.getBoundingClientRect().top).toBe(top); // Nothing below moves when a message comes.
  },
});

export const SentOnce = meta.story({
  name: 'Eén keer verstuurd',
  tags: ['gedrag'],
  args: { initialEmail: 'lies@drukkerij.be', onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Paswoord'), 'geheim{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Aanmelden' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Paswoord'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { isPending: true, initialEmail: 'lies@drukkerij.be' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Paswoord'), 'geheim{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Mislukt',
  args: { error: 'Not connected to the brains of the app', initialEmail: 'lies@drukkerij.be' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not connected to the brains of the app');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('lies@drukkerij.be');
    await waitFor(() => expect(canvas.getByLabelText('Paswoord')).toHaveFocus());
  },
});

/** Nothing was attempted: the e-mail is asked first. */
export const SessionIsOver = meta.story({
  name: 'Sessie verlopen',
  tags: ['gedrag'],
  args: { error: 'Je sessie is verlopen. Meld je opnieuw aan.' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()); },
});

export const ShowsThePassword = meta.story({
  name: 'Toont het paswoord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Paswoord');
    await userEvent.type(password, 'geheim');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Toon wat je typt' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('geheim');
    await userEvent.click(canvas.getByRole('button', { name: 'Verberg wat je typt' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
});

export const WithAccounts = meta.story({
  name: 'Met proefaccounts',
  args: { accounts },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Proefaccounts' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /poweruser@staalkaart\.be/ }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('poweruser@staalkaart.be');
    const button = canvas.getByRole('button', { name: 'Aanmelden' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(firstSent(args.onSubmit)).toEqual({ email: 'poweruser@staalkaart.be', password: 'staalkaart' });
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { initialEmail: 'anneleen.vandenbroecke-van-steenkiste@drukkerij-van-hoorebeke.be', error: `System.InvalidOperationException:${'Sequence_contains_no_elements'.repeat(4)}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390); },
});
export const OnPhone = meta.story({ name: 'Gsm', args: { accounts }, globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = meta.story({ name: 'Tablet staand', args: { accounts }, globals: { viewport: { value: 'tabletPortrait' } } });
export const OnLaptop = meta.story({ name: 'Laptop', globals: { viewport: { value: 'laptop' } } });
