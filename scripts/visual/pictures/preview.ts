import type { Browser } from '@playwright/test';
import { settle, watchTraffic } from './settle.ts';
import { standStill } from './still.ts';
import type { Picture } from './readPictures.ts';

/** The moment of every picture; the mock's clock says the same. */
const NOW = Date.parse('2026-11-17T09:00:00.000Z');
/** The screen of a story that pins none: the tablet, lying. */
const TABLET = { width: 1180, height: 820 };
/** Scaled photos and the frames of films are smoothed a little differently each time. */
const STEADY = '*, *::before, *::after { image-rendering: pixelated !important; } video { opacity: 0 !important; }';

interface Pinned { globals: { viewport?: { value?: string } }; parameters: { viewport?: { options?: Record<string, { styles: Record<'width' | 'height', string> }> } } }
interface Storybook {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void>; extract: () => Promise<Record<string, Pinned>> };
  __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => { storyId?: string; status?: string; message?: string; title?: string }[] | undefined };
}

/** Runs in the preview: the screen of each story that pins one. */
const readScreens = async () => {
  const preview = (globalThis as Storybook)['__STORYBOOK_PREVIEW__'];
  await preview?.ready();
  return preview && Object.fromEntries(Object.entries(await preview.extract()).flatMap(([id, { globals: { viewport }, parameters }]) => {
    const styles = parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
    return styles ? [[id, { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) }]] : [];
  }));
};

/** Runs in the preview: how the story ended, or the page, with the reason where it failed; undefined while it goes on. */
const outcomeOf = (id: string): { reason?: string } | undefined => {
  const last = (event: string) => (globalThis as Storybook)['__STORYBOOK_ADDONS_CHANNEL__']?.last(event)?.[0];
  // Of a page it tells the id alone.
  const finished = last('docsRendered') as unknown === id ? { storyId: id, status: 'success' } : last('storyFinished');
  const error = last('playFunctionThrewException') ?? last('storyThrewException') ?? last('storyErrored');
  if (finished?.storyId !== id && !error) return undefined;
  stillness.isPlayed = true;
  return finished?.status === 'success' && !error ? {} : { reason: error?.message ?? error?.title ?? 'Storybook zegt niet waarom.' };
};

/** Runs in the page: how far what can be seen reaches, from the corner of the page: what moves as a whole is seen to move. */
const measure = () => {
  const boxes = [...document.querySelectorAll('body :not(#storybook-root)')].filter(element => element.checkVisibility({ visibilityProperty: true }))
    .map(element => element.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1);
  const reach = (side: 'right' | 'bottom', most: number) => Math.ceil(Math.min(Math.max(1, ...boxes.map(box => box[side])) + 16, most));
  const { clientWidth, scrollHeight } = document.documentElement;
  return { width: reach('right', clientWidth), height: reach('bottom', Math.min(Math.max(scrollHeight, innerHeight), 3000)) };
};

/**
 * Opens a page that stands still, on which stories are shown one after the other: three times as fast as a fresh one for each.
 * @returns `take`, which shows a story, lets it play and rest, and takes its picture or throws the reason why it cannot; and `close`.
 */
export const openPreview = async (browser: Browser, url: string) => {
  const context = await browser.newContext({
    viewport: TABLET, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light', locale: 'nl-BE', timezoneId: 'Europe/Brussels',
    // For a browser that calls itself this, Storybook freezes animations at their end.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
  });
  await context.addInitScript(standStill, NOW);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const traffic = watchTraffic(page);
  await page.goto(`${url}iframe.html`);
  const screens = await (await page.waitForFunction(readScreens)).jsonValue();

  const take = async ({ id, type, theme, isForced }: Picture): Promise<Buffer> => {
    const screen = screens?.[id] ?? TABLET;
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
    await page.setViewportSize(screen);
    // The accessibility check stays out: `npm test` does it.
    await page.goto(`${url}iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true;theme:${theme}`, { waitUntil: 'commit' });
    const outcome = await (await page.waitForFunction(outcomeOf, id)).jsonValue();
    if (outcome?.reason) throw new Error(outcome.reason);
    await settle(page, traffic);
    const { width, height } = await page.evaluate(measure);
    // Scrolling would move what sticks: a page that is longer than its screen gets a longer screen.
    if (height > screen.height) {
      await page.setViewportSize({ width: screen.width, height });
      await settle(page, traffic);
    }
    for (let count = 0, last: Buffer | undefined; count < 6; count += 1) {
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide', style: STEADY, clip: { x: 0, y: 0, width, height } });
      if (last?.equals(png)) return png;
      last = png;
    }
    throw new Error('Dit verhaal blijft bewegen: maak het stil, of geef het de tag geen-beeld.');
  };
  return { take, close: () => context.close() };
};
