import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { failures, successes } from '../../testing/csv.ts';
import { dialogHeights, watchDialogHeight } from '../../testing/dialogHeights.ts';
import { ImportResultDialog } from './ImportResultDialog.tsx';

const meta = preview.meta({
  title: 'import/ImportResultDialog (importresultaat)',
  component: ImportResultDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { result: { uploadedItems: successes(118), errorItems: failures(12) }, onDownloadErrors: fn(), onClose: fn() },
  globals: { viewport: { value: 'tablet' } },
});

const tab = (name: string) => screen.findByRole('tab', { name });
const list = () => screen.getByRole('list', { name: /item\(s\)/ });
const rows = () => within(list()).getAllByRole('listitem');

export const Default = meta.story({ name: 'Standaard' });
export const ReadAndClosed = meta.story({
  name: 'Gelezen en gesloten',
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Resultaat van de import' })).toBeVisible());
    await expect(await tab('12 item(s) failed to import')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('list', { name: '12 item(s) failed to import' })).toBeVisible());
    await expect(rows()).toHaveLength(12);
    await expect(rows()[1]).toHaveTextContent('Affiche Zomerfestival 2Multipress nummer MP-20418 is al in gebruik');
    for (const message of ['Klant "Drukkerij Verdwenen" bestaat niet', 'Multipress nummer MP-20418 is al in gebruik', 'Categorie "Raambekleding" bestaat niet']) {
      await expect(rows()[0]).toHaveTextContent(message);
    }
    await expect(screen.getAllByText('(zonder naam)')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Foutenlijst downloaden' }));
    await expect(args.onDownloadErrors).toHaveBeenCalledOnce();
    await userEvent.click(await tab('118 item(s) imported succesfully'));
    await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 1')).toBeVisible());
    await expect(screen.queryByText('Affiche Zomerfestival 2')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Afluiten' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  name: 'Met het toetsenbord',
  tags: ['gedrag'],
  play: async ({ userEvent, step }) => {
    const failed = await tab('12 item(s) failed to import');
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeVisible());
    failed.focus();
    await step('De pijltjes kiezen een samenvatting', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await tab('118 item(s) imported succesfully')).toHaveFocus();
      await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 1')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await expect(failed).toHaveFocus();
    });
    await step('De lijst is één halte van Tab', async () => {
      await userEvent.tab();
      await expect(list()).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Foutenlijst downloaden' })).toHaveFocus();
    });
  },
});

/** Every line is in the page, those out of sight without a layout. */
export const TenThousandFailures = meta.story({
  name: 'Tienduizend fouten',
  tags: ['gedrag'],
  // The check of twenty thousand lines takes minutes; that of twelve says as much.
  parameters: { a11y: { test: 'off' } },
  args: { result: { uploadedItems: successes(10_000), errorItems: failures(10_000) } },
  play: async ({ userEvent, step }) => {
    // By role it would take half a minute: each line is asked for its own.
    const shown = () => document.querySelector<HTMLElement>('[role="tabpanel"] [role="list"]')!;
    const lines = () => [...shown().querySelectorAll('[role="listitem"]')];
    const reachesItsEnd = async (name: string) => {
      await waitFor(() => expect(lines().at(-1)).toHaveTextContent(name));
      await expect(lines()).toHaveLength(10_000);
      await expect(shown().getBoundingClientRect().right).toBeLessThan(document.querySelector('[role="dialog"]')!.getBoundingClientRect().right);
      await waitFor(() => {
        // What comes near is laid out, and turns out higher or lower than was thought.
        shown().scrollTop = shown().scrollHeight;
        return expect(lines().at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(shown().getBoundingClientRect().bottom);
      });
    };
    await waitFor(() => expect(shown()).toBeVisible());
    await step('Scrolt tot de laatste', () => reachesItsEnd('Affiche Zomerfestival 10000'));
    await step('De andere lijst ook', async () => {
      await userEvent.click(document.querySelector('[role="tab"][data-kind="imported"]')!);
      await reachesItsEnd('Visitekaartje Atelier Noord 10000');
    });
  },
});

export const OneLine = meta.story({
  name: 'Eén product',
  tags: ['gedrag'],
  args: { result: { uploadedItems: successes(1), errorItems: [] } },
  beforeEach: watchDialogHeight,
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 1')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog').offsetHeight).toBe(dialogHeights.at(-1)));
    await expect(dialogHeights).toHaveLength(1);
    await expect(list().offsetHeight).toBeLessThan(60);
  },
});

export const AllImported = meta.story({
  name: 'Alles gelukt',
  args: { result: { uploadedItems: successes(3), errorItems: [] } },
  play: async () => {
    await expect(await tab('3 item(s) imported succesfully')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.queryByRole('button', { name: 'Foutenlijst downloaden' })).not.toBeInTheDocument();
  },
});
export const NoneFailed = meta.story({
  name: 'Niets mislukt',
  args: { result: { uploadedItems: successes(3), errorItems: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await tab('0 item(s) failed to import'));
    await waitFor(async () => expect(await screen.findByText('Alles werd geïmporteerd.')).toBeVisible());
  },
});

export const NoneImported = meta.story({
  name: 'Niets gelukt',
  args: { result: { uploadedItems: [], errorItems: failures(2) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await tab('0 item(s) imported succesfully'));
    await waitFor(async () => expect(await screen.findByText('Er werd niets geïmporteerd.')).toBeVisible());
  },
});

/** A server that leaves out what it should have said. */
export const WithoutReasons = meta.story({
  name: 'Zonder redenen',
  args: { result: { uploadedItems: [{ name: null }], errorItems: [{ name: 'Folder', errorMessages: [] }, { name: '  ', errorMessages: null }] } },
  play: async () => {
    await tab('2 item(s) failed to import');
    await expect(rows().map(row => row.textContent)).toEqual(['FolderDe server gaf geen reden.', '(zonder naam)De server gaf geen reden.']);
  },
});

const longName = 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met goudfoliedruk, vensteruitsnede en lint';
export const LongestText = meta.story({
  name: 'Langste tekst',
  args: { result: { uploadedItems: [{ name: longName }], errorItems: [{ name: longName, errorMessages: [`${'Klant "Chocolaterie Vandenberghe-Vanderstraeten & Zonen" bestaat niet. '.repeat(4)}`, 'x'.repeat(300)] }, ...failures(8)] } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(longName)).toBeVisible());
    await expect(list().scrollWidth).toBeLessThanOrEqual(list().clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const LongestTextOnPhone = LongestText.extend({ name: 'Langste tekst op gsm', globals: { viewport: { value: 'phone' } } });
export const Phone = meta.story({ name: 'Gsm', globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ name: 'Tablet staand', globals: { viewport: { value: 'tabletPortrait' } } });
