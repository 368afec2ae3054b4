import { expect, fireEvent, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { UnsavedPlaceProvider } from '../../overlays/FormDialog/unsaved.ts';
import { button, field, savingTypes, storyPlace } from '../../testing/forms.ts';
import { UserForm } from '../peopleForms.tsx';

const named = (name: string) => ({ id: name, name });
const roles = { options: ['SuperAdmin', 'Admin', 'PowerUser', 'User', 'ViewOnly'].map(named), status: 'ready' as const, onRetry: fn() };
const meta = preview.meta({ title: 'forms/UserForm (gebruikersformulier)', component: UserForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Nieuwe gebruiker', roles, onSubmit: fn(async () => {}), onClose: fn() } });
const lies = { email: 'lies@staalkaart.be', username: 'Lies', phoneNumber: '0470 12 34 56', roleName: 'User', isActive: true };
const editing = { title: 'Gebruiker aanpassen', isEditing: true, isIdentityDisabled: true, defaultValues: lies };

const role = () => screen.getByRole('combobox', { name: 'Rol' });
const password = () => screen.getByLabelText('Paswoord');
const again = () => screen.getByLabelText('Paswoord bevestigen');

export const New = meta.story({ name: 'Nieuw' });

export const Creates = meta.story({
  name: 'Maakt een gebruiker',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('E-mail'), 'lies@staalkaart.be');
    await userEvent.type(await field('Gebruikersnaam'), 'Lies');
    await userEvent.type(await field('Telefoon'), '0470 12 34 56');
    await userEvent.type(password(), 'een lang paswoord');
    await userEvent.type(again(), 'een lang paswoord');
    await expect(button('Toevoegen')).toBeDisabled();
    await userEvent.click(role());
    await userEvent.click(await screen.findByRole('option', { name: 'PowerUser' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Actief' }));
    await expect(screen.queryByRole('checkbox', { name: 'Create new OTP qr-code?' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Paswoord wijzigen' })).not.toBeInTheDocument();
    await waitFor(() => expect(button('Toevoegen')).toBeEnabled());
    await userEvent.dblClick(button('Toevoegen'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'lies@staalkaart.be', username: 'Lies', phoneNumber: '0470 12 34 56',
      password: 'een lang paswoord', passwordConfirm: 'een lang paswoord', roleName: 'PowerUser', isActive: false,
    }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** What is wrong with a field that is left takes two lines on a phone: it comes once the press is over, which it would else push aside. */
export const SaysAfterThePress = meta.story({
  name: 'Zegt na de druk wat er mis is',
  tags: ['gedrag'],
  play: async () => {
    const email = await field('E-mail');
    email.focus();
    const wrong = () => screen.queryByText('Het is verplicht de gebruiker een geldig email adres te geven');
    fireEvent.pointerDown(button('Maak een paswoord'));
    email.blur();
    await new Promise(resolve => { requestAnimationFrame(() => setTimeout(resolve)); });
    await expect(wrong()).not.toBeInTheDocument();
    fireEvent.pointerUp(button('Maak een paswoord'));
    await waitFor(() => expect(wrong()).toBeVisible());
  },
});

/** One press fills in both fields; another copies it, to pass it on. What is typed over it takes it away. */
export const MakesAPassword = meta.story({
  name: 'Maakt een paswoord',
  beforeEach: () => {
    const writeText = fn(async () => {}).mockName('writeText');
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (before) Object.defineProperty(navigator, 'clipboard', before);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ userEvent }) => {
    await field('E-mail');
    await userEvent.click(button('Maak een paswoord'));
    const made = (await screen.findByRole('status', { name: 'Gemaakt paswoord' })).textContent;
    await expect(made).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    await expect(password()).toHaveValue(made);
    await expect(again()).toHaveValue(made);
    const { writeText } = mocked(navigator.clipboard);
    await userEvent.click(button('Kopieer'));
    await waitFor(async () => expect(await screen.findByText('Gekopieerd. Geef het door: het is later niet meer te lezen.')).toBeVisible());
    await expect(writeText).toHaveBeenLastCalledWith(made);
  },
});

export const TypedOverAMadePassword = meta.story({
  name: 'Zelf getypt over een gemaakt paswoord',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await field('E-mail');
    await userEvent.click(button('Maak een paswoord'));
    await screen.findByRole('status', { name: 'Gemaakt paswoord' });
    await userEvent.type(password(), 'x');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Gemaakt paswoord' })).not.toBeInTheDocument());
    await expect(again()).toHaveAccessibleDescription('Dit moet overeenkomen met het bovenstaande password');
  },
});

/** Every message of the table, by leaving each field empty. */
export const LeftEmpty = meta.story({
  name: 'Leeg gelaten',
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await field('E-mail')).toHaveFocus());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een geldig email adres te geven')).toBeVisible());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een naam te geven')).toBeVisible());
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een telefoon nummer te geven')).toBeVisible());
    await expect(password()).toHaveFocus();
    await userEvent.click(again());
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een geldig password te geven')).toBeVisible());
    await userEvent.click(role());
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om het password te verifieëren')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await waitFor(async () => expect(await screen.findByText('Het is verplicht om de gebruiker een rol toe te kennen')).toBeVisible());
    await expect(role()).toHaveAccessibleDescription('Het is verplicht om de gebruiker een rol toe te kennen');
    await expect(button('Toevoegen')).toBeDisabled();
  },
});

/** Every message that a wrong answer gets. */
export const WronglyFilled = meta.story({
  name: 'Verkeerd ingevuld',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.type(await field('E-mail'), 'lies@staalkaart');
    await expect(await field('E-mail')).toHaveAccessibleDescription('Het is verplicht de gebruiker een geldig email adres te geven');
    await userEvent.type(await field('Gebruikersnaam'), 'Lies Verhaege');
    await expect(await field('Gebruikersnaam')).toHaveAccessibleDescription('Gelieve enkel alfabetische karakters te gebruiken, zonder spaties');
    await userEvent.type(password(), 'geheim');
    await expect(again()).not.toBeInvalid(); // Nobody has been there yet.
    await userEvent.type(again(), 'gehei');
    await expect(again()).toHaveAccessibleDescription('Dit moet overeenkomen met het bovenstaande password');
    await userEvent.type(again(), 'm');
    await waitFor(() => expect(again()).not.toBeInvalid());
    await userEvent.type(password(), '!'); // Changing the first judges the second.
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Dit moet overeenkomen met het bovenstaande password'));
    await userEvent.type(password(), '{Backspace}');
    await waitFor(() => expect(again()).not.toBeInvalid());
    await userEvent.click(role());
    await userEvent.keyboard('zzz');
    await expect(screen.queryByRole('option', { name: 'User' })).not.toBeInTheDocument();
  },
});

export const Editing = meta.story({ name: 'Aanpassen', args: editing });

export const Updates = meta.story({
  name: 'Past een gebruiker aan',
  tags: ['gedrag'],
  args: editing,
  play: async ({ userEvent, args }) => {
    await expect(await field('E-mail')).toBeDisabled();
    await expect(await field('Gebruikersnaam')).toBeDisabled();
    await expect(await field('Gebruikersnaam')).toHaveValue('Lies');
    await waitFor(async () => expect(await field('Telefoon')).toHaveFocus());
    await expect(screen.queryByLabelText('Paswoord')).not.toBeInTheDocument();
    await expect(role()).toHaveValue('User');
    await userEvent.clear(await field('Telefoon'));
    await userEvent.type(await field('Telefoon'), '09 222 33 44');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...lies, phoneNumber: '09 222 33 44' }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** What a SuperAdmin sees of a user whose second step is set. */
export const EditingAsSuperAdmin = meta.story({ name: 'Aanpassen als SuperAdmin', args: { ...editing, canReset2fa: true, onResetPassword: fn() } });

export const ResetsAsSuperAdmin = meta.story({
  name: 'Nieuwe QR-code als SuperAdmin',
  tags: ['gedrag'],
  args: { ...editing, canReset2fa: true, onResetPassword: fn() },
  play: async ({ userEvent, args }) => {
    const box = await screen.findByRole('checkbox', { name: 'Create new OTP qr-code?' });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.type(await field('Telefoon'), '7');
    await userEvent.click(button('Paswoord wijzigen'));
    await expect(args.onResetPassword).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...lies, phoneNumber: '0470 12 34 567', clearSecret: true }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

const held = storyPlace();
/** What outlives a crash holds no password. */
export const PasswordsAreNotKept = meta.story({
  name: 'Paswoorden worden niet bewaard',
  tags: ['gedrag'],
  render: args => <UnsavedPlaceProvider value={held.place}><UserForm {...args} /></UnsavedPlaceProvider>,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Paswoord'), 'geheim geheim');
    await expect(held.form().read()).toBeUndefined();
    await userEvent.type(await field('Telefoon'), '09');
    await expect(held.form().read()).toEqual({
      typed: { phoneNumber: '09' }, base: { phoneNumber: '' }, whole: { email: '', username: '', phoneNumber: '09', roleName: '', isActive: true },
    });
  },
});

/** One's own role and status are shown, not offered. */
export const OwnAccount = meta.story({
  name: 'Eigen account',
  args: { ...editing, isOwnAccount: true },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(role()).toHaveValue('User'));
    await expect(role()).toBeDisabled();
    await expect(role()).toHaveAccessibleDescription('Je kan je eigen rol en status niet wijzigen');
    const active = screen.getByRole('checkbox', { name: 'Actief' });
    await expect(active).toBeDisabled();
    await expect(active).toHaveAccessibleDescription('Je kan je eigen rol en status niet wijzigen');
    await userEvent.type(await field('Telefoon'), '7');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...lies, phoneNumber: '0470 12 34 567' }, expect.anything()));
  },
});

/** A name from before the rule: it cannot be corrected here, so it is not in the way. */
export const OldName = meta.story({
  name: 'Oude naam',
  tags: ['gedrag'],
  args: { ...editing, defaultValues: { ...lies, username: 'Lies Verhaege 2', isActive: false } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Actief' }));
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.click(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...lies, username: 'Lies Verhaege 2' }, expect.anything()));
  },
});

export const RolesLoading = meta.story({
  name: 'Rollen laden',
  args: { ...editing, roles: { options: [], known: [named('User')], status: 'loading' as const, onRetry: fn() } },
  play: async () => { await waitFor(() => expect(role()).toHaveValue('User')); },
});

export const RolesFailed = meta.story({
  name: 'Rollen mislukt',
  args: { ...editing, roles: { options: [], known: [named('User')], status: 'failed' as const, onRetry: fn() } },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(role()).toHaveValue('User')); // What was chosen keeps its name.
    await userEvent.click(role());
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    await expect(args.roles.onRetry).toHaveBeenCalledOnce();
  },
});

/** As a server says it: field names in its own capitals, and what has no field here above the buttons. */
export const Refused = meta.story({
  name: 'Geweigerd',
  args: { ...editing, isIdentityDisabled: false, serverErrors: { Username: ['De naam Lies is al in gebruik.'], Password: ['Het paswoord is verlopen.'] } },
  play: async () => {
    await waitFor(async () => expect(await field('Gebruikersnaam')).toHaveAccessibleDescription('De naam Lies is al in gebruik.'));
    await waitFor(async () => expect(await field('Gebruikersnaam')).toHaveFocus());
    await expect(screen.getByRole('alert')).toHaveTextContent('Het paswoord is verlopen.');
  },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { ...editing, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Telefoon'), '7{Enter}');
    await waitFor(() => expect(button('Opslaan')).toHaveAttribute('aria-busy', 'true'));
  },
});

const longest = {
  ...editing,
  title: 'Gebruiker Maximiliaanvandenberghevanderstraetenhogenbosch aanpassen',
  defaultValues: { ...lies, username: 'Maximiliaanvandenberghevanderstraetenhogenbosch', email: 'maximiliaan.vandenberghe-vanderstraeten@drukkerij-chocolaterie.staalkaart.example.be', roleName: 'Hoofdverantwoordelijke verkoop en productie' },
  roles: { ...roles, known: [named('Hoofdverantwoordelijke verkoop en productie')] },
  canReset2fa: true,
  onResetPassword: fn(),
  serverError: 'De gebruiker kon niet opgeslagen worden omdat iemand anders hem op hetzelfde ogenblik aan het aanpassen was.',
};
export const LongestText = meta.story({ name: 'Langste tekst', args: longest });
export const OnPhone = meta.story({
  name: 'Gsm',
  args: longest,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const NewOnPhone = meta.story({ name: 'Nieuw, gsm', globals: { viewport: { value: 'phone' } } });
export const OnStandingTablet = meta.story({ name: 'Tablet staand', args: { ...editing, canReset2fa: true, onResetPassword: fn() }, globals: { viewport: { value: 'tabletPortrait' } } });
