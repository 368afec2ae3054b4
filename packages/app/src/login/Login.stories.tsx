import { accounts, fail } from '@staalkaart/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../testing/Screen.tsx';

const meta = preview.meta({
  title: 'screens/Aanmelden',
  component: Screen,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'none' },
});

export const Default = meta.story({ name: 'Standaard', tags: ['route:/login'] });

export const InMockMode = meta.story({ name: 'Met proefaccounts', args: { accounts: [...accounts] } });

export const WrongPassword = meta.story({
  name: 'Verkeerd paswoord',
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Aanmelden' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Aanmelden' })).toBeDisabled();
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await expect(canvas.queryByText('Proefaccounts')).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'user@staalkaart.be');
    await userEvent.type(canvas.getByLabelText('Paswoord'), 'fout');
    await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    await waitFor(async () => expect(await canvas.findByRole('alert')).toBeVisible());
    // The failure leads through the root back to a new form.
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveValue('user@staalkaart.be'));
    await waitFor(() => expect(canvas.getByLabelText('Paswoord')).toHaveFocus());
  },
});

export const OwnProfileFails = meta.story({
  name: 'Eigen profiel mislukt',
  beforeEach: ({ msw }) => { msw.use(fail('get', 'Me', 400, 'Profiel onleesbaar')); },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'user@staalkaart.be');
    await userEvent.type(canvas.getByLabelText('Paswoord'), 'staalkaart');
    await userEvent.click(canvas.getByRole('button', { name: 'Aanmelden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Profiel onleesbaar');
    await expect(localStorage.getItem('staalkaart.token')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Aanmelden' })).toBeVisible());
  },
});

export const Phone = meta.story({ name: 'Gsm', args: { accounts: [...accounts] }, globals: { viewport: { value: 'phone' } } });
