import { http, HttpResponse } from 'msw';
import { expect, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { catchDownloads } from '../testing/downloads.ts';
import { Screen } from '../testing/Screen.tsx';
import { holdBack } from '../testing/states.ts';
import { press, sees } from '../testing/userActions.ts';

const meta = preview.meta({
  title: 'flows/De lijst als bestand',
  component: Screen,
  args: { path: '/products?searchTerm=Zomerfestival' },
  parameters: { layout: 'fullscreen' },
  globals: { role: 'PowerUser', mode: 'edit', viewport: { value: 'laptop' } },
  beforeEach: catchDownloads,
});

/** The file that was handed to the browser. */
const saved = async () => ({
  name: (mocked(HTMLAnchorElement.prototype.click).mock.contexts[0] as HTMLAnchorElement | undefined)?.download,
  text: await (mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob | undefined)?.text(),
});

/** From the search to the file: first what it costs, then how far it is. */
export const Default = meta.story({
  name: 'Van zoekopdracht tot bestand',
  play: async ({ userEvent, step }) => {
    let count = 0;
    await step('Zegt wat het kost', async () => {
      await press(userEvent, 'Meer acties');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteren als CSV' }));
      await sees(/^\d+ producten van deze lijst, in de kolommen van het template\. Elk product wordt apart opgehaald: \d+ aanvragen\.$/);
      count = Number.parseInt(screen.getByText(/van deze lijst/).textContent, 10);
    });
    await step('Bewaart het bestand', async () => {
      await press(userEvent, 'Exporteren');
      await sees(new RegExp(`^${count} producten staan in producten_\\d{8}-\\d{6}\\.csv$`));
      const { name, text } = await saved();
      await expect(name).toMatch(/^producten_\d{8}-\d{6}\.csv$/);
      const rows = text!.trim().split('\r\n');
      await expect(rows[0]).toMatch(/^name;erpId;/);
      await expect(rows).toHaveLength(count + 1);
      await expect(rows[1]).toMatch(/Zomerfestival/);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** One of the requests fails: what is in is kept, and it goes on from there. */
export const FailsOnTheWay = meta.story({
  name: 'Mislukt onderweg, en gaat verder',
  beforeEach: ({ msw }) => {
    let hasFailed = false;
    msw.use(http.get('*/api/Products/:id', ({ params: { id } }) => {
      if (hasFailed || !/^\d+$/.test(String(id))) return undefined;
      hasFailed = true;
      return new HttpResponse('De server is even weg', { status: 503 });
    }));
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Meer acties');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteren als CSV' }));
    await press(userEvent, 'Exporteren');
    await sees('De server is even weg');
    await expect((await saved()).text).toBeUndefined();
    await press(userEvent, 'Opnieuw proberen');
    await sees(/producten staan in producten_/);
    await expect((await saved()).text).toContain('name;erpId;');
  },
});

let exported: ReturnType<typeof holdBack>;
/** The document of a collection takes a while to make. */
export const CollectionOnce = meta.story({
  name: 'Een collectie, één keer',
  tags: ['gedrag'],
  args: { path: '/collections' },
  beforeEach: story => { exported = holdBack(story, 'post', 'Collections/:id/export'); },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Exporteren' });
    await userEvent.click(button!);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button!);
    exported.letGo();
    await waitFor(async () => expect((await saved()).name).toMatch(/^Export .* by .*\.docx$/));
    await sees(/^Collectie .+ staat in Export .+ by .+\.docx$/);
    await expect(exported.asked).toBe(1);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveFocus();
  },
});

/** On its own page it is an item of a menu, which is gone by then. */
export const CollectionOnItsPage = meta.story({
  name: 'Een collectie, op haar bladzijde',
  tags: ['gedrag'],
  args: { path: '/collections/505' },
  globals: { role: 'Admin', mode: 'edit' },
  beforeEach: story => { exported = holdBack(story, 'post', 'Collections/:id/export'); },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Meer acties');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteren' }));
    await expect(await screen.findByRole('progressbar', { name: 'Wordt geladen' })).toBeInTheDocument();
    exported.letGo();
    await sees(/^Collectie .+ staat in Export .+ by .+\.docx$/);
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  },
});
