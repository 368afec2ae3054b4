import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { longest, opened, pointer, poster, withStoryLink } from '../../testing/catalogue.tsx';
import { editAction } from '../../overlays/ActionGroup/action.ts';
import { ActionGroup } from '../../overlays/ActionGroup/ActionGroup.tsx';
import { docs } from './ProductRow.docs.ts';
import { ProductRow } from './ProductRow.tsx';

const onHold = fn();

const meta = preview.meta({
  title: 'tiles/ProductRow (productrij)',
  component: ProductRow,
  parameters: { widget: docs },
  args: {
    product: { ...poster, erpId: 'MP-20418', updated: '2026-11-20T09:30:00', collectionIds: [21, 22], hasVideo: true },
    href: '/products/3',
    hold: { label: 'in collectie', onHold },
  },
  decorators: [withStoryLink],
  beforeEach: () => {
    opened.mockClear();
    onHold.mockClear();
  },
});

export const Default = meta.story();

export const Opens = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Affiche Zomerfestival A2 Stad aan Zee/ });
    await expect(canvas.getByText('MP-20418')).toBeInTheDocument();
    await expect(canvas.getByText('20-11-2026')).toBeInTheDocument();
    await userEvent.click(link);
    await expect(opened.mock.calls).toEqual([['/products/3']]);
  },
});

export const Held = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: /^Affiche/ });
    pointer(link, 'pointerdown', { pointerType: 'touch' });
    await waitFor(() => expect(onHold).toHaveBeenCalledWith(3, canvasElement.querySelector('article')), { timeout: 1500 });
    pointer(link, 'pointerup', { pointerType: 'touch' });
  },
});

export const ByButton = meta.story({
  tags: ['gedrag'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'In collectie steken' }));
    await expect(onHold).toHaveBeenCalledOnce();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('link', { name: /^Affiche/ });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(row);
    await expect(opened).not.toHaveBeenCalled();
  },
});

/** Who may only look: no hold, no button for it. */
export const WithoutHold = meta.story({
  args: { hold: undefined },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('button')).not.toBeInTheDocument(); },
});

export const EditMode = meta.story({
  args: { actions: <div data-view="list" style={{ display: 'contents' }}><ActionGroup label="Acties voor Affiche Zomerfestival A2" actions={[editAction.edit(() => undefined), editAction.hide(() => undefined), editAction.remove(() => undefined)]} /></div> },
});
/** Hidden from others: only who may edit sees it. */
export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByText(/^Verborgen/)).toBeVisible()); },
});

export const WithoutDate = meta.story({
  args: { product: { ...poster, updated: null } },
  play: async ({ canvas }) => { await expect(canvas.getByText('–')).toBeInTheDocument(); },
});

export const LongestText = meta.story({ args: { product: { ...longest, erpId: 'MP-20418-2026-REV-00017', updated: '2026-11-20T09:30:00', hasVideo: true } } });
export const Phone = LongestText.extend({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
