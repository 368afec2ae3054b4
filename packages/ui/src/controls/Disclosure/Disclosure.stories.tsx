import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FactList } from '../../product/ProductFacts/FactList.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'controls/Disclosure (uitklapdeel)',
  component: Disclosure,
  args: { title: 'Materialen', children: 'Mat gesatineerd 170 g' },
  // It begins anew where its control says how it begins.
  decorators: [(Story, { args }) => <div key={String(args.isOpenByDefault)} style={{ maxWidth: 460 }}><Story /></div>],
});

export const Closed = meta.story({ name: 'Dicht' });

export const OpensAndCloses = meta.story({
  name: 'Opent en sluit',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Materialen' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Mat gesatineerd 170 g')).not.toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Mat gesatineerd 170 g')).toBeVisible());
    await userEvent.click(button);
    await expect(canvas.getByText('Mat gesatineerd 170 g')).not.toBeVisible();
  },
});

export const OpenByDefault = meta.story({
  name: 'Open bij het begin',
  args: { isOpenByDefault: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText('Mat gesatineerd 170 g')).toBeVisible()); },
});

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Materialen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Mat gesatineerd 170 g')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Mat gesatineerd 170 g')).not.toBeVisible();
  },
});

export const ProductSections = meta.story({
  name: 'Delen van een product',
  render: () => (
    <>
      <Disclosure title="Formaat" isOpenByDefault>
        <FactList facts={[{ label: 'Open', value: '420 × 594 mm' }, { label: 'Gesloten', value: '210 × 297 mm' }]} />
      </Disclosure>
      <Disclosure title="Materialen">Mat gesatineerd 170 g</Disclosure>
      <Disclosure title="Extra" isOpenByDefault>
        <FactList facts={[{ label: 'Multipress', value: 'MP-20418' }, { label: 'Klant', value: 'Stad aan Zee' }, { label: 'Aantal', value: 2500 }, { label: 'Laatst gewijzigd', value: '20-11-2026' }]} />
      </Disclosure>
    </>
  ),
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { title: 'Materialen en afwerkingen van gelegenheidsverpakkingen voor chocolade', children: 'Omgekeerd gecacheerd golfkarton '.repeat(8) },
  globals: { viewport: { value: 'phone' } },
});
