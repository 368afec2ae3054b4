import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { failures, successes } from '../../testing/csv.ts';
import { docs } from './ImportResultDialog.docs.ts';
import { ImportResultDialog } from './ImportResultDialog.tsx';

const meta = preview.meta({
  title: 'import/ImportResultDialog (importresultaat)',
  component: ImportResultDialog,
  parameters: { widget: docs },
  args: { result: { uploadedItems: successes(118), errorItems: failures(12) }, onDownloadErrors: fn(), onClose: fn() },
  globals: { viewport: { value: 'tablet' } },
});

const tab = (name: string) => screen.findByRole('tab', { name });
const list = () => screen.getByRole('list', { name: /item\(s\)/ });
const rows = () => within(list()).getAllByRole('listitem').filter(item => item.hasAttribute('aria-posinset'));
const box = () => list().parentElement!;
const failedRow = (name: RegExp) => screen.findByRole('button', { name });

export const Default = meta.story();
export const ReadAndClosed = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent, args }) => {
    await waitFor(async () => expect(await screen.findByRole('dialog', { name: 'Resultaat van de import' })).toBeVisible());
    await expect(await tab('12 item(s) failed to import')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('list', { name: '12 item(s) failed to import' })).toBeVisible());
    await waitFor(async () => expect(await failedRow(/^Affiche Zomerfestival 2 Multipress nummer MP-20418 is al in gebruik/)).toBeVisible());
    await expect(screen.getAllByRole('button', { name: /^\(zonder naam\) / })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Foutenlijst downloaden' }));
    await expect(args.onDownloadErrors).toHaveBeenCalledOnce();
    await userEvent.click(await tab('118 item(s) imported succesfully'));
    await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 1')).toBeVisible());
    await expect(screen.queryByText('Affiche Zomerfestival 2')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Afluiten' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** All of its messages, and the rows below make room. */
export const Unfolded = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await failedRow(/^Affiche Zomerfestival 1 /));
    await waitFor(() => expect(within(rows()[0]!).getByText('Categorie "Raambekleding" bestaat niet')).toBeVisible());
  },
});
export const UnfoldedAndFolded = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent }) => {
    const row = await failedRow(/^Affiche Zomerfestival 1 /);
    await expect(row).toHaveAccessibleName(/3 meldingen$/);
    await expect(screen.queryByText('Categorie "Raambekleding" bestaat niet')).not.toBeInTheDocument();
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    for (const message of ['Klant "Drukkerij Verdwenen" bestaat niet', 'Multipress nummer MP-20418 is al in gebruik', 'Categorie "Raambekleding" bestaat niet']) {
      await waitFor(() => expect(within(rows()[0]!).getByText(message)).toBeVisible());
    }
    const second = rows()[1]!;
    await waitFor(() => expect(second.getBoundingClientRect().top).toBeCloseTo(rows()[0]!.getBoundingClientRect().bottom, 0));
    await userEvent.click(row);
    await waitFor(() => expect(second.getBoundingClientRect().top).toBeCloseTo(rows()[0]!.getBoundingClientRect().bottom, 0));
    await expect(rows()[0]!.offsetHeight).toBe(60);
  },
});

export const ByKeyboard = meta.story({
  tags: ['gedrag'],
  play: async ({ userEvent, step }) => {
    const failed = await tab('12 item(s) failed to import');
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeVisible());
    failed.focus();
    await step('arrows choose a summary', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(await tab('118 item(s) imported succesfully')).toHaveFocus();
      await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 1')).toBeVisible());
      await userEvent.keyboard('{ArrowRight}');
      await expect(failed).toHaveFocus();
    });
    await step('the list is one stop of Tab', async () => {
      await userEvent.tab();
      await expect(await failedRow(/^Affiche Zomerfestival 1 /)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await failedRow(/^Affiche Zomerfestival 2 /)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await failedRow(/^Affiche Zomerfestival 2/)).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{End}');
      await expect(await failedRow(/^Affiche Zomerfestival 12 /)).toHaveFocus();
      await waitFor(async () => expect(await failedRow(/^Affiche Zomerfestival 12 /)).toBeVisible());
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Foutenlijst downloaden' })).toHaveFocus();
    });
  },
});

/** As lightly as twelve: what is not in sight is not in the page. */
export const TenThousandFailures = meta.story({
  tags: ['gedrag'],
  args: { result: { uploadedItems: successes(10_000), errorItems: failures(10_000) } },
  play: async ({ userEvent, step }) => {
    await tab('10000 item(s) failed to import');
    const most = () => Math.ceil(box().clientHeight / 60) + 12;
    await step('is bounded all the way down', async () => {
      const scroller = box();
      await expect(scroller.scrollHeight).toBe(600_000);
      for (let top = 0; top < scroller.scrollHeight; top += 40_000) {
        scroller.scrollTop = top;
        const index = Math.floor(scroller.scrollTop / 60);
        await waitFor(() => expect(scroller.querySelector(`[data-index="${index}"]`)).toBeVisible());
        await expect(rows().length).toBeLessThanOrEqual(most());
      }
    });
    await step('and at the end', async () => {
      box().scrollTop = 600_000;
      const last = await failedRow(/^Affiche Zomerfestival 10000 /);
      await waitFor(() => expect(last).toBeVisible());
      await expect(last.closest('li')).toHaveAttribute('aria-posinset', '10000');
      await expect(last.closest('li')).toHaveAttribute('aria-setsize', '10000');
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(box().getBoundingClientRect().bottom + 1);
      await userEvent.click(last);
      await expect(within(last.closest('li')!).getAllByRole('listitem')).toHaveLength(3);
      await expect(box().scrollHeight).toBeGreaterThan(600_000);
    });
    await step('the other list too', async () => {
      await userEvent.click(await tab('10000 item(s) imported succesfully'));
      await screen.findByText('Visitekaartje Atelier Noord 1');
      box().scrollTop = 440_000;
      await waitFor(async () => expect(await screen.findByText('Visitekaartje Atelier Noord 10000')).toBeVisible());
      await expect(rows().length).toBeLessThanOrEqual(most());
    });
  },
});

export const ToTheEndByKeyboard = meta.story({
  tags: ['gedrag'],
  args: TenThousandFailures.input.args,
  play: async ({ userEvent }) => {
    await tab('10000 item(s) failed to import');
    (await failedRow(/^Affiche Zomerfestival 1 /)).focus();
    await userEvent.keyboard('{End}');
    await expect(await failedRow(/^Affiche Zomerfestival 10000 /)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Home}');
    await expect(await failedRow(/^Affiche Zomerfestival 1 /)).toHaveFocus();
    await expect(box().scrollTop).toBe(0);
  },
});

export const AllImported = meta.story({
  args: { result: { uploadedItems: successes(3), errorItems: [] } },
  play: async () => {
    await expect(await tab('3 item(s) imported succesfully')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.queryByRole('button', { name: 'Foutenlijst downloaden' })).not.toBeInTheDocument();
  },
});
export const NoneFailed = meta.story({
  args: { result: { uploadedItems: successes(3), errorItems: [] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await tab('0 item(s) failed to import'));
    await waitFor(async () => expect(await screen.findByText('Alles werd geïmporteerd.')).toBeVisible());
  },
});

export const NoneImported = meta.story({
  args: { result: { uploadedItems: [], errorItems: failures(2) } },
  play: async ({ userEvent }) => {
    await userEvent.click(await tab('0 item(s) imported succesfully'));
    await waitFor(async () => expect(await screen.findByText('Er werd niets geïmporteerd.')).toBeVisible());
  },
});

/** A server that leaves out what it should have said. */
export const WithoutReasons = meta.story({
  args: { result: { uploadedItems: [{ name: null }], errorItems: [{ name: 'Folder', errorMessages: [] }, { name: '  ', errorMessages: null }] } },
  play: async () => {
    await waitFor(async () => expect(await failedRow(/^Folder De server gaf geen reden\.$/)).toBeVisible());
    await waitFor(async () => expect(await failedRow(/^\(zonder naam\) De server gaf geen reden\.$/)).toBeVisible());
  },
});

const longName = 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met goudfoliedruk, vensteruitsnede en lint';
export const LongestText = meta.story({
  args: { result: { uploadedItems: [{ name: longName }], errorItems: [{ name: longName, errorMessages: [`${'Klant "Chocolaterie Vandenberghe-Vanderstraeten & Zonen" bestaat niet. '.repeat(4)}`, 'x'.repeat(300)] }, ...failures(8)] } },
  play: async ({ userEvent }) => {
    const row = await failedRow(/^Gelegenheidsverpakking/);
    await userEvent.click(row);
    await waitFor(async () => expect(await screen.findByText('x'.repeat(300))).toBeVisible());
    await expect(box().scrollWidth).toBeLessThanOrEqual(box().clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const LongestTextOnPhone = LongestText.extend({ globals: { viewport: { value: 'phone' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const TabletPortrait = meta.story({ globals: { viewport: { value: 'tabletPortrait' } } });
