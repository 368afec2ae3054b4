import { expect, fn, mocked, screen, waitFor, within, type UserEventObject } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dialogHeights, watchDialogHeight } from '../../testing/dialogHeights.ts';
import { drop, hang } from '../../testing/files.ts';
import { headingOnly, largeFile, longFile, oldFile, renamedSpreadsheet, rightFile, COLUMNS } from '../../testing/csv.ts';
import { ImportForm, type ImportFormProps, type SendHooks } from './ImportForm.tsx';

const meta = preview.meta({
  title: 'import/ImportForm (importformulier)',
  component: ImportForm,
  argTypes: { initialFile: { mapping: { 'een goed bestand': rightFile() } } },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { onSubmit: fn<ImportFormProps['onSubmit']>(async () => {}), onClose: fn(), onTemplate: fn() },
  globals: { viewport: { value: 'tablet' } },
});

const dialog = () => screen.findByRole('dialog', { name: 'Producten importeren' });
const input = async () => (await dialog()).querySelector<HTMLInputElement>('input[type="file"]')!;
const button = (name: string) => screen.getByRole('button', { name });

export const Default = meta.story({ name: 'Standaard' });
export const TemplateThenClosed = meta.story({
  name: 'Template en sluiten',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await dialog();
    await waitFor(() => expect(button('Kies een bestand')).toHaveFocus());
    await waitFor(() => expect(screen.getByText('csv tot 5MB')).toBeVisible());
    await expect(button('Importeren')).toBeDisabled();
    await expect(screen.queryByText('Een csv file kiezen is verplicht')).not.toBeInTheDocument();
    await userEvent.click(button('Template downloaden'));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByText('Een csv file kiezen is verplicht')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Required = meta.story({
  name: 'Verplicht',
  play: async ({ args }) => {
    (await dialog()).querySelector('form')!.requestSubmit();
    await waitFor(async () => expect(await screen.findByText('Een csv file kiezen is verplicht')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  name: 'Gekozen',
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), rightFile());
    await waitFor(async () => expect(await screen.findByText('6 rijen')).toBeVisible());
  },
});
export const TooManyCells = meta.story({
  name: 'Meer cellen dan kolommen',
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), new File(['name;customer\nAffiche;Café ’t Pleintje;A3\n'], 'producten.csv', { type: 'text/csv' }));
    await expect(await screen.findByRole('cell', { name: 'A3' })).toBeInTheDocument();
  },
});
export const ChosenAndSent = meta.story({
  name: 'Gekozen en verstuurd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const file = rightFile();
    await userEvent.upload(await input(), file);
    await waitFor(async () => expect(await screen.findByText('6 rijen')).toBeVisible());
    await waitFor(() => expect(screen.getByText('producten.csv')).toBeVisible());
    const table = screen.getByRole('table', { name: 'De eerste 5 rijen van het bestand' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    await waitFor(() => expect(within(table).getByRole('row', { name: /^Affiche Zomerfestival A2 MP-20418 2500/ })).toBeVisible());
    await expect(within(table).getByText('Geniet, met "ronde" hoeken; in het blauw')).toBeInTheDocument();
    await expect(within(table).queryByText('Stickervel Rond')).not.toBeInTheDocument();
    await userEvent.dblClick(button('Importeren'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(button('Importeren')).toBeDisabled());
    const any = expect.any(Function) as () => void;
    await expect(args.onSubmit).toHaveBeenCalledWith(file, { onProgress: any, onUntold: any, signal: expect.any(AbortSignal) as AbortSignal });
  },
});

/** Of which it is not known whether it is there: so long as it is that file. */
export const PerhapsImported = meta.story({
  name: 'Misschien al geïmporteerd',
  tags: ['gedrag'],
  args: {
    onSubmit: fn(async (_file: File, { onUntold }: SendHooks): Promise<void> => {
      onUntold();
      throw new Error('gestopt');
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), rightFile());
    await waitFor(() => expect(button('Importeren')).toBeEnabled());
    await userEvent.click(button('Importeren'));
    await userEvent.click(button('Annuleer'));
    await expect(await screen.findByText('Je wijzigingen zijn misschien al opgeslagen.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.upload(await input(), new File([`${COLUMNS.join(';')}\nAffiche;MP-1\n`], 'ander.csv', { type: 'text/csv' }));
    await waitFor(async () => expect(await screen.findByText('1 rij')).toBeVisible());
    await userEvent.click(button('Annuleer'));
    await expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible();
  },
});

/** The file is there, and the window was as many heights as these. */
const standsAfter = async (rows: string, heights: number) => {
  await waitFor(async () => expect(await screen.findByText(rows)).toBeVisible());
  await waitFor(() => expect(button('Importeren')).toBeEnabled());
  await waitFor(async () => expect((await dialog()).offsetHeight).toBe(dialogHeights.at(-1)));
  await expect(dialogHeights).toHaveLength(heights);
};

/** What is in it appears together with its name: what is pressed beneath moves once. */
export const GrowsOnce = meta.story({
  name: 'Groeit één keer',
  tags: ['gedrag'],
  beforeEach: watchDialogHeight,
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), new File([`${COLUMNS.join(';')}\nAffiche;MP-1\nFolder;MP-2\n`], 'twee.csv', { type: 'text/csv' }));
    await standsAfter('2 rijen', 2);
  },
});

/** Opens as high as it stays. */
export const DroppedElsewhere = meta.story({
  name: 'Elders losgelaten',
  tags: ['gedrag'],
  args: { initialFile: rightFile() },
  beforeEach: watchDialogHeight,
  play: () => standsAfter('6 rijen', 1),
});

/** Says at once what is wrong with it. */
export const RefusedElsewhere = meta.story({
  name: 'Elders losgelaten en geweigerd',
  tags: ['gedrag'],
  args: { initialFile: headingOnly() },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Dit bestand bevat geen producten.')).toBeVisible());
    await expect(screen.getByText('product_headers.csv')).toBeVisible();
    await expect(button('Importeren')).toBeDisabled();
  },
});

export const OldEncoding = meta.story({
  name: 'Oude tekencodering',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.upload(await input(), oldFile());
    await waitFor(async () => expect(await screen.findByText('1 rij')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('row', { name: 'Menu d’été Café Plein' })).toBeVisible());
    await userEvent.click(button('Importeren'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [file] = mocked(args.onSubmit).mock.lastCall!;
    await expect(file.name).toBe('oud.csv');
    await expect(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())).toBe('name,customer\r\nMenu d’été,Café Plein\r\n');
  },
});

export const SeparatedByTabs = meta.story({
  name: 'Tabs en puntkomma\'s',
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), new File([`${COLUMNS.join('\t')}\nAffiche\tMP-1\n`], 'tabs.csv', { type: 'text/csv' }));
    await waitFor(async () => expect(await screen.findByRole('row', { name: 'Affiche MP-1' })).toBeVisible());
    await userEvent.upload(await input(), new File([`sep=,\n${COLUMNS.join(',')}\nFolder,MP-2\n`], 'komma.csv', { type: 'text/csv' }));
    await waitFor(async () => expect(await screen.findByRole('row', { name: 'Folder MP-2' })).toBeVisible());
    await expect(screen.getByRole('columnheader', { name: 'erpId' })).toBeVisible();
  },
});

/** Kept until it is sent or given up. */
export const ChosenFileIsNotDroppedUnasked = meta.story({
  name: 'Vraagt eerst bij gekozen bestand',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await userEvent.upload(await input(), rightFile());
    await screen.findByText('6 rijen');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByText('Je wijzigingen zijn nog niet opgeslagen.')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const NoRows = meta.story({
  name: 'Geen rijen',
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), headingOnly());
    await waitFor(async () => expect(await screen.findByText('Dit bestand bevat geen producten.')).toBeVisible());
    await expect(button('Importeren')).toBeDisabled();
    await expect(screen.queryByRole('region', { name: 'Voorbeeld' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  name: 'Geweigerd',
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), largeFile(5));
    await waitFor(async () => expect(await screen.findByText('File is groter dan 5 MB. Kleinere files opladen aub.')).toBeVisible());
    await waitFor(() => expect(screen.getByText('5,1 MB')).toBeVisible()); // One byte too many.
  },
});
export const EveryRefusal = meta.story({
  name: 'Elke weigering',
  tags: ['gedrag'],
  play: async ({ userEvent, args, step }) => {
    const refuses = async (file: File, message: string) => {
      await drop(await screen.findByRole('group', { name: 'Bestand' }), [file]);
      await waitFor(async () => expect(await screen.findByText(message)).toBeVisible());
      await waitFor(() => expect(screen.getByText(file.name)).toBeVisible());
      await expect(button('Importeren')).toBeDisabled();
    };
    await step('Te groot', () => refuses(largeFile(5), 'File is groter dan 5 MB. Kleinere files opladen aub.'));
    await step('Andere soort', () => refuses(new File(['x'], 'foto.png', { type: 'image/png' }), 'Dit is geen .csv bestand. Bewaar het in je rekenblad als CSV en kies het opnieuw.'));
    await step('Leeg', () => refuses(new File([], 'leeg.csv'), 'Dit bestand is leeg.'));
    await step('Enkel lege rijen', () => refuses(new File(['\r\n;;\r\n'], 'blanco.csv'), 'Dit bestand bevat geen producten.'));
    await step('Hernoemd rekenblad', () => refuses(renamedSpreadsheet(), 'Dit bestand bevat geen leesbare tekst. Bewaar het in je rekenblad als CSV (UTF-8) en kies het opnieuw.'));
    await step('Neemt daarna een juist bestand aan', async () => {
      await userEvent.upload(await input(), rightFile());
      await waitFor(async () => expect(await screen.findByText('6 rijen')).toBeVisible());
      await waitFor(() => expect(screen.getByText('csv tot 5MB')).toBeVisible());
      await expect(button('Importeren')).toBeEnabled();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const HangsAbove = meta.story({
  name: 'Bestand erboven',
  play: async () => {
    await hang(await screen.findByRole('group', { name: 'Bestand' }), [rightFile()]);
    await waitFor(async () => expect(await screen.findByText('Laat los om toe te voegen')).toBeVisible());
  },
});
export const Dropped = meta.story({
  name: 'Gesleept',
  tags: ['gedrag'],
  play: async () => {
    const zone = await screen.findByRole('group', { name: 'Bestand' });
    await hang(zone, [rightFile()]);
    await waitFor(async () => expect(await screen.findByText('Laat los om toe te voegen')).toBeVisible());
    await drop(zone, [rightFile('gesleept.csv')]);
    await waitFor(async () => expect(await screen.findByText('gesleept.csv')).toBeVisible());
    await waitFor(async () => expect(await screen.findByText('6 rijen')).toBeVisible());
  },
});

/** Saved again in the spreadsheet after it was chosen: a browser cannot send it any more. */
export const ChangedSince = meta.story({
  name: 'Intussen gewijzigd bestand',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    const file = rightFile();
    await userEvent.upload(await input(), file);
    await screen.findByText('6 rijen');
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gewijzigd', 'NotReadableError')) });
    await userEvent.click(button('Importeren'));
    await waitFor(async () => expect(await screen.findByText('Dit bestand is intussen gewijzigd of verplaatst. Kies het opnieuw.')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sends the right file and waits for its bar. */
const startSending = async (user: UserEventObject, name: string) => {
  await user.upload(await input(), rightFile());
  await screen.findByText('6 rijen');
  await user.click(button('Importeren'));
  return screen.findByRole('progressbar', { name });
};

export const Pending = meta.story({
  name: 'Bezig',
  tags: ['geen-beeld'],
  args: {
    onSubmit: fn<ImportFormProps['onSubmit']>((_, { onProgress, signal }) => new Promise((_resolve, reject) => {
      onProgress(0.42);
      signal.addEventListener('abort', () => reject(new DOMException('gestopt', 'AbortError')));
    })),
  },
  play: async ({ userEvent }) => {
    const bar = await startSending(userEvent, 'producten.csv wordt opgeladen');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
  },
});

export const StoppedAndSentAgain = Pending.extend({
  name: 'Gestopt en opnieuw verstuurd',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await startSending(userEvent, 'producten.csv wordt opgeladen');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Annuleer'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(button('Kies een ander bestand')).toHaveAttribute('aria-disabled', 'true');
    await expect(await input()).toBeDisabled();
    await userEvent.click(button('Opladen annuleren'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(mocked(args.onSubmit).mock.calls[0]![1].signal.aborted).toBe(true);
    await expect(button('Kies een ander bestand')).toHaveFocus();
    await waitFor(() => expect(screen.getByText('producten.csv')).toBeVisible());
    await userEvent.click(button('Importeren'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

/** All is sent: what remains is the server's work, of unknown length. */
export const Processing = meta.story({
  name: 'Wordt verwerkt',
  tags: ['geen-beeld'],
  args: { onSubmit: fn<ImportFormProps['onSubmit']>((_, { onProgress }) => new Promise(() => { onProgress(1); })) },
  play: async ({ userEvent }) => { await expect(await startSending(userEvent, 'producten.csv wordt verwerkt')).not.toHaveAttribute('aria-valuenow'); },
});

export const FailsAndStays = meta.story({
  name: 'Mislukt en blijft open',
  tags: ['gedrag'],
  args: { onSubmit: fn<ImportFormProps['onSubmit']>(() => Promise.reject(new Error('kapot'))) },
  play: async ({ userEvent, args }) => {
    await userEvent.upload(await input(), rightFile());
    await screen.findByText('6 rijen');
    await userEvent.click(button('Importeren'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(button('Importeren')).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(screen.getByText('producten.csv')).toBeVisible());
    await userEvent.click(button('Importeren'));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
});

export const LongestText = meta.story({
  name: 'Langste tekst',
  play: async ({ userEvent }) => {
    await userEvent.upload(await input(), longFile());
    await waitFor(async () => expect(await screen.findByText('400 rijen')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const box = screen.getByRole('region', { name: 'De eerste 5 rijen van het bestand' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box.closest('form')!.scrollWidth).toBeLessThanOrEqual(box.closest('form')!.clientWidth);
  },
});
export const LongestTextOnPhone = LongestText.extend({ name: 'Langste tekst op gsm', globals: { viewport: { value: 'phone' } } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const ChosenOnPhone = Chosen.extend({ name: 'Gekozen, gsm', globals: { viewport: { value: 'phone' } } });
export const ChosenOnTabletPortrait = Chosen.extend({ name: 'Gekozen, tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
