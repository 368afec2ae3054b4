import { Download, Trash2, Upload } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OverflowMenu } from './OverflowMenu.tsx';

const onImport = fn();
const onTemplate = fn();
const items = [{ label: 'Importeren', icon: Upload, onSelect: onImport }, { label: 'Template', icon: Download, onSelect: onTemplate }];

const meta = preview.meta({
  title: 'overlays/OverflowMenu (meer acties)',
  component: OverflowMenu,
  args: { items },
  beforeEach: () => { onImport.mockClear(); onTemplate.mockClear(); },
});

export const Default = meta.story({ name: 'Standaard' });

export const Open = meta.story({
  name: 'Open',
  decorators: [Story => <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 150 }}><Story /></div>],
  play: async ({ canvas, userEvent }) => { await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' })); },
});

export const ClosesOutside = meta.story({
  name: 'Sluit bij klik ernaast',
  tags: ['gedrag'],
  render: args => <><OverflowMenu {...args} /><p>De pagina</p></>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await screen.findByRole('menu');
    await userEvent.click(canvas.getByText('De pagina'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(onImport).not.toHaveBeenCalled();
  },
});

export const WithDisabledAndDanger = meta.story({
  name: 'Uitgeschakeld en gevaarlijk',
  args: { items: [{ ...items[0]!, isDisabled: true }, { label: 'Product verwijderen', icon: Trash2, tone: 'danger', onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Importeren' }));
    await expect(onImport).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const WithoutItems = meta.story({
  name: 'Zonder acties',
  tags: ['gedrag'],
  args: { items: [] },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('button')).not.toBeInTheDocument(); },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { items: [{ label: 'Afbeeldingen van deze collectie exporteren naar een Word-document', icon: Download, onSelect: fn() }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(8));
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(382);
  },
});

const buttons = (canvas: { queryAllByRole: (role: 'button') => HTMLElement[] }) => canvas.queryAllByRole('button').map(button => button.getAttribute('aria-label') ?? button.textContent);

/** Where there is room its items stand on the page themselves. */
export const Unfolded = meta.story({
  name: 'Opengevouwen',
  args: { unfolds: true },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(buttons(canvas)).toEqual(['Importeren', 'Template']);
    await userEvent.click(canvas.getByRole('button', { name: 'Template' }));
    await expect(onTemplate).toHaveBeenCalledOnce();
  },
});
/** What is seldom wanted stays behind the dots. */
export const UnfoldedInPart = meta.story({
  name: 'Gedeeltelijk opengevouwen',
  args: { unfolds: true, items: [{ label: 'Exporteren', onSelect: fn(), isSeldom: true }, ...items] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(buttons(canvas)).toEqual(['Importeren', 'Template', 'Meer acties']);
    await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
    await waitFor(() => expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Exporteren']));
  },
});
export const UnfoldedWithoutRoom = meta.story({
  name: 'Zonder plaats',
  args: { unfolds: true },
  globals: { viewport: { value: 'tabletPortrait' } },
  play: async ({ canvas }) => { await expect(buttons(canvas)).toEqual(['Meer acties']); },
});
