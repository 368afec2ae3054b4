import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const me = { username: 'Lies', email: 'lies@staalkaart.be', phoneNumber: '0470 12 34 56', role: 'PowerUser', isActive: true, path: '/media/images/avatar-1.jpg' };
const meta = preview.meta({
  title: 'people/ProfileCard (profielkaart)',
  component: ProfileCard,
  args: { me, showsRole: true, onEdit: fn(), onChangeAvatar: fn() },
  render: args => <div style={{ maxWidth: 760 }}><ProfileCard {...args} /></div>,
});

const texts = (elements: HTMLElement[]) => elements.map(element => element.textContent);

export const Default = meta.story({ name: 'Standaard' });

export const Presses = meta.story({
  name: 'Knoppen werken',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mijn profiel' })).toBeVisible());
    await expect(texts(canvas.getAllByRole('term'))).toEqual(['Gebruikersnaam', 'E-mail', 'Telefoon', 'Rol', 'Status']);
    await expect(texts(canvas.getAllByRole('definition'))).toEqual(['Lies', 'lies@staalkaart.be', '0470 12 34 56', 'PowerUser', 'Actief']);
    await userEvent.click(canvas.getByRole('button', { name: 'Foto wijzigen' }));
    await expect(args.onChangeAvatar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerken' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

export const WithoutRole = meta.story({
  name: 'Zonder rol',
  args: { showsRole: false },
  play: async ({ canvas }) => {
    await expect(texts(canvas.getAllByRole('term'))).toEqual(['Gebruikersnaam', 'E-mail', 'Telefoon']);
    await expect(canvas.queryByText('PowerUser')).not.toBeInTheDocument();
  },
});

export const LittleKnown = meta.story({
  name: 'Weinig ingevuld',
  args: { me: { username: 'superadmin', email: 'superadmin@staalkaart.be' } },
  play: async ({ canvas }) => {
    await expect(texts(canvas.getAllByRole('definition'))).toEqual(['superadmin', 'superadmin@staalkaart.be', '–', '–', '–']);
    await waitFor(() => expect(canvas.getByText('SUP')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Foto toevoegen' })).toBeVisible());
  },
});

export const NotActive = meta.story({
  name: 'Niet actief',
  args: { me: { ...me, isActive: false, path: 'javascript:alert(1)' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Niet actief')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Foto toevoegen' })).toBeVisible());
  },
});

const longest = { ...me, username: 'Maximiliaanvandenberghevanderstraetenhogenbosch', email: 'maximiliaan.vandenberghe-vanderstraeten@drukkerij-chocolaterie.staalkaart.example.be', path: null };
export const LongestText = meta.story({ name: 'Langste tekst', args: { me: longest } });
export const OnPhone = meta.story({
  name: 'Gsm',
  args: { me: longest },
  globals: { viewport: { value: 'phone' } },
  play: async () => { await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth); },
});
export const OnStandingTablet = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
