import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { button, field, savingTypes } from '../../testing/forms.ts';
import { ProfileForm } from '../peopleForms.tsx';

const lies = { username: 'Lies', email: 'lies@staalkaart.be', phoneNumber: '0470 12 34 56' };
const meta = preview.meta({ title: 'forms/ProfileForm (profielformulier)', component: ProfileForm, parameters: { docs: { story: { inline: false, height: '680px' } } }, argTypes: savingTypes, args: { title: 'Mijn profiel aanpassen', isEditing: true, defaultValues: lies, onSubmit: fn(async () => {}), onClose: fn() } });

export const Default = meta.story({ name: 'Standaard' });

export const Sends = meta.story({
  name: 'Verstuurt',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Mijn profiel aanpassen' })).toBeVisible());
    await waitFor(async () => expect(await field('Gebruikersnaam')).toHaveFocus());
    await userEvent.clear(await field('Gebruikersnaam'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een naam te geven')).toBeVisible());
    await userEvent.type(await field('Gebruikersnaam'), 'Élise Öztürk');
    await waitFor(async () => expect(await screen.findByText('Gelieve enkel alfabetische karakters te gebruiken, zonder spaties')).toBeVisible());
    await userEvent.clear(await field('E-mail'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een geldig email adres te geven')).toBeVisible());
    await userEvent.clear(await field('Telefoon'));
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een telefoon nummer te geven')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
    await userEvent.clear(await field('Gebruikersnaam'));
    await userEvent.type(await field('Gebruikersnaam'), 'Élise');
    await userEvent.type(await field('E-mail'), 'elise@staalkaart.be');
    await userEvent.type(await field('Telefoon'), '09 222 33 44');
    await waitFor(() => expect(button('Opslaan')).toBeEnabled());
    await userEvent.dblClick(button('Opslaan'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'Élise', email: 'elise@staalkaart.be', phoneNumber: '09 222 33 44' }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** For whoever is no admin. */
export const IdentityDisabled = meta.story({
  name: 'E-mail en naam vast',
  args: { isIdentityDisabled: true },
  play: async ({ userEvent, args }) => {
    await expect(await field('Gebruikersnaam')).toBeDisabled();
    await expect(await field('E-mail')).toBeDisabled();
    await waitFor(async () => expect(await field('Telefoon')).toHaveFocus());
    await userEvent.keyboard('{End}7{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...lies, phoneNumber: '0470 12 34 567' }, expect.anything()));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const WithoutPhone = meta.story({
  name: 'Zonder telefoon',
  args: { defaultValues: { username: 'Lies', email: 'lies@staalkaart.be' } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Het is verplicht de gebruiker een telefoon nummer te geven')).toBeVisible());
    await expect(button('Opslaan')).toBeDisabled();
  },
});

/** What the server says stands with its field. */
export const Refused = meta.story({
  name: 'Geweigerd',
  args: { serverErrors: { Email: ['Het email adres lies@staalkaart.be is al in gebruik.'] } },
  play: async () => { await waitFor(async () => expect(await field('E-mail')).toHaveAccessibleDescription('Het email adres lies@staalkaart.be is al in gebruik.')); },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Telefoon'), '7{Enter}');
    await waitFor(() => expect(button('Opslaan')).toHaveAttribute('aria-busy', 'true'));
  },
});

export const OnPhone = meta.story({
  name: 'Gsm',
  args: { defaultValues: { ...lies, username: 'Maximiliaanvandenberghevanderstraetenhogenbosch', email: 'maximiliaan.vandenberghe-vanderstraeten@drukkerij.staalkaart.example.be' } },
  globals: { viewport: { value: 'phone' } },
});
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
