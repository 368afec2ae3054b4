import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LoginScreen } from '../LoginScreen/LoginScreen.tsx';
import { CodeForm } from './CodeForm.tsx';

/** A QR image as the server sends it. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAACcAAAAnAQAAAACk2GyYAAAA9UlEQVR42gHqABX/AP/////+AICy144CAL7NoNr6AKLpJdKKAKL5sZqKAKLUrMqKAL7p6Cr6AICqqqoCAP+l9hf+AJLGB6b6AN06fkcGAMoGaCAaANVy3+7KAIIDV7JaAMPcNyOmAJxxZqFCAIWHL+oiAJx9GnJiAIHS+/V2AOA2RgXaAP94qwk6AJK68+TaAMMvMncWANS7TEBqANsfDyIiAMQsbzZaAJMKJlMGAJSeUcJyAL+45qCGAK6zfxguAP+nafOGAIDIRUqKAL71uhuaAKK1USAWAKKZfGhSAKLFKy8qAL6hFmTCAICBcbm6AP/////+grtrxrwV+IIAAAAASUVORK5CYII=';

const meta = preview.meta({
  title: 'login/CodeForm (verificatiecode)',
  component: CodeForm,
  parameters: { layout: 'fullscreen', docs: { story: { height: '680px' } } },
  decorators: [Story => <LoginScreen><Story /></LoginScreen>],
  args: { onSubmit: fn(), onBack: fn(), email: 'superadmin@staalkaart.be' },
  globals: { viewport: { value: 'tablet' } },
});

export const Default = meta.story({ name: 'Standaard' });

export const SendsTheCode = meta.story({
  name: 'Verstuurt de code',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Bevestigen' })).toBeDisabled();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect((args.onSubmit as ReturnType<typeof fn>).mock.calls[0]![0]).toEqual({ code: '123456' });
  },
});

export const Required = meta.story({
  name: 'Verplicht',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '1{Backspace}');
    await waitFor(async () => expect(await canvas.findByText('code invullen is verplicht')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Bevestigen' })).toBeDisabled();
  },
});

export const WithQr = meta.story({
  name: 'Met QR-code',
  args: { qrCodeImage: png },
  play: async ({ canvas }) => { await expect(canvas.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toHaveAttribute('src', `data:image/png;base64,${png}`); },
});

export const WithSomethingElse = meta.story({
  name: 'Geen png als QR-code',
  tags: ['gedrag'],
  args: { qrCodeImage: 'data:image/svg+xml;base64,PHN2Zy8+' },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('img')).not.toBeInTheDocument(); },
});

export const Pending = meta.story({
  name: 'Bezig',
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '000000{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bevestigen' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestigen' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const GoesBack = meta.story({
  name: 'Gaat terug',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terug naar aanmelden' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const OnPhone = WithQr.extend({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { email: 'anneleen.vandenbroecke-van-steenkiste@drukkerij-van-hoorebeke.be' }, globals: { viewport: { value: 'phone' } } });
