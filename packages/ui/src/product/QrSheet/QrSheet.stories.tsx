import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { QrSheet, type QrProduct } from './QrSheet.tsx';

const products: QrProduct[] = ['Affiche Zomerfestival A2', 'Menukaart Café ’t Pleintje', 'Geschenkdoos Slagerij Claes', 'Roll-up Beurs Kortrijk', 'Stickervel Branderij Oost']
  .map((name, at) => ({ id: 1001 + at, name, erpId: `MP-${2001 + at}`, address: `https://staalkaart.example/products/${1001 + at}` }));

const meta = preview.meta({
  title: 'product/QrSheet (QR-blad)',
  tags: ['nieuw', '!stabiel'],
  component: QrSheet,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { title: 'Beurs Kortrijk', products, onRetry: fn(), onClose: fn() },
});

export const Default = meta.story({ name: 'Standaard (afdrukken)' });
export const LeftOut = meta.story({
  name: 'Zonder wat verborgen is',
  args: { leftOut: 2 },
  play: async () => { await expect(await screen.findByText(/wie er een scant, opent het product\. 2 producten staan er niet bij: ze zijn verborgen of hebben geen beeld\.$/)).toBeVisible(); },
});
export const Loading = meta.story({ name: 'Laadt', args: { products: undefined } });
export const Empty = meta.story({ name: 'Leeg', args: { products: [] } });
export const Failed = meta.story({ name: 'Mislukt', args: { products: undefined, error: 'De server is even niet beschikbaar. Probeer het later opnieuw.' } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const LongestText = meta.story({ name: 'Langste tekst', args: { products: [{ ...products[0]!, name: 'Gelegenheidsverpakkingen-voor-ambachtelijke-chocoladepralines, najaarscollectie' }] } });

export const Prints = meta.story({
  name: 'Drukt af',
  tags: ['gedrag'],
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
    return () => { mocked(window.print).mockRestore(); };
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'QR-blad' }));
    await expect(dialog.getAllByRole('img').map(code => code.getAttribute('aria-label'))).toEqual(products.map(({ name }) => `QR-code van ${name}`));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Afdrukken' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(window.print).toHaveBeenCalledOnce();
    // What goes on paper is not on the screen.
    const paper = document.querySelector<HTMLElement>('[data-print]')!;
    await expect(paper).not.toBeVisible();
    await expect(paper).toHaveTextContent('Beurs Kortrijk');
  },
});

export const TooMany = meta.story({
  name: 'Te veel voor één keer',
  tags: ['gedrag'],
  args: { products: Array.from({ length: 301 }, (_, at) => ({ ...products[0]!, id: at })) },
  play: async () => {
    await expect(await screen.findByText('De eerste 300 van 301 producten. Verfijn de lijst voor de andere.')).toBeInTheDocument();
    await expect(document.querySelectorAll('[role="dialog"] svg[role="img"]')).toHaveLength(300);
  },
});
