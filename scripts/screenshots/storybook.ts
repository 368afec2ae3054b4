import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** The screen that is shown in Storybook: a title and a name of its index. */
const STORY = { title: /^screens\/Producten( \(|$)/, name: 'Presentatie' };

/** Opens a screen in Storybook as a PowerUser in edit mode, with the sidebar and the toolbar that chose so. */
export const openStorybook = async (page: Page, address: string, folder: string): Promise<void> => {
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, { id: string; title: string; name: string }> };
  const story = Object.values(entries).find(({ title, name }) => STORY.title.test(title) && name === STORY.name);
  if (!story) throw new Error(`${folder} has no story '${STORY.name}' of ${String(STORY.title)}`);
  await page.goto(`${address}?path=/story/${story.id}&globals=role:PowerUser;mode:edit&panel=false`);
  const screen = page.frameLocator('#storybook-preview-iframe');
  await screen.getByText('toevoegen', { exact: true }).waitFor();
  await screen.locator('main img').first().evaluate((image: HTMLImageElement) => image.decode());
  await page.getByText('Bewerken', { exact: true }).waitFor();
};
