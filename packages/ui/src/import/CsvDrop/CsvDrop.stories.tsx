import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CsvDrop } from './CsvDrop.tsx';

const meta = preview.meta({
  title: 'import/CsvDrop (csv loslaten)',
  tags: ['nieuw', '!stabiel'],
  component: CsvDrop,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { onFile: fn() },
  render: args => <><p style={{ padding: 24 }}>De pagina</p><CsvDrop {...args} /></>,
});

const INVITATION = 'Laat het csv bestand los om te importeren';
const file = new File(['name\nFolder\n'], 'producten.csv', { type: 'text/csv' });

const drag = (type: string, what: File | string = file) => {
  const dataTransfer = new DataTransfer();
  if (typeof what === 'string') dataTransfer.setData('text/plain', what);
  else dataTransfer.items.add(what);
  return !screen.getByText('De pagina').dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};

export const Default = meta.story({ name: 'Standaard' });

export const Over = meta.story({
  name: 'Een bestand hangt erboven',
  tags: ['geen-beeld'],
  // A file that hangs there says so for as long as it does.
  beforeEach: () => {
    const hanging = setInterval(() => { if (screen.queryByText('De pagina')) drag('dragover'); }, 100);
    return () => clearInterval(hanging);
  },
  play: async () => { await waitFor(() => expect(screen.getByText(INVITATION)).toBeVisible()); },
});

export const Dropped = meta.story({
  name: 'Losgelaten',
  tags: ['gedrag'],
  play: async ({ args }) => {
    await waitFor(() => expect(drag('dragover')).toBe(true));
    await expect(drag('drop')).toBe(true);
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(args.onFile).toHaveBeenLastCalledWith(file);
    await waitFor(() => expect(screen.queryByText(INVITATION)).not.toBeInTheDocument());
  },
});

export const LeavesThePage = meta.story({
  name: 'Weer weg van de pagina',
  tags: ['gedrag'],
  play: async ({ args }) => {
    await waitFor(() => expect(drag('dragover')).toBe(true));
    await waitFor(() => expect(screen.queryByText(INVITATION)).not.toBeInTheDocument(), { timeout: 3000 });
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

export const NoFile = meta.story({
  name: 'Tekst, of met een venster open',
  tags: ['gedrag'],
  render: args => <><p style={{ padding: 24 }}>De pagina</p><CsvDrop {...args} /><div role="dialog" aria-label="Venster" /></>,
  play: async ({ args }) => {
    await expect(drag('dragover', 'tekst')).toBe(false);
    await expect(drag('dragover')).toBe(false);
    await expect(drag('drop')).toBe(false);
    await expect(args.onFile).not.toHaveBeenCalled();
    await expect(screen.queryByText(INVITATION)).not.toBeInTheDocument();
  },
});
