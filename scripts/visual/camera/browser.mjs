import { chromium } from 'playwright';
import { standStill } from './still.mjs';

/** The moment at which every picture is taken; the mock's clock says the same. */
const NOW = '2026-11-17T09:00:00.000Z';
/** Where a story names no screen of its own: the tablet, lying. */
export const TABLET = { width: 1180, height: 820 };

const ARGS = [
  '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  // The same letters and edges on every processor and every desktop.
  '--font-render-hinting=none', '--disable-lcd-text', '--disable-skia-runtime-opts', '--force-color-profile=srgb',
  // A picture is in the frame that needs it, or the frame waits.
  '--disable-checker-imaging', '--disable-image-animation-resync', '--disable-partial-raster',
  // One photo at three sizes: the smaller ones are scaled from the larger in the same order each time.
  '--num-raster-threads=1',
];

const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ARGS });

/**
 * The Chromium that `ensureChromium` found, started when it is first needed, and again where it has stopped.
 * @returns `{ browser, close }`; `browser()` resolves to one that runs.
 */
export const openStudio = () => {
  let running;
  return {
    browser: async () => {
      const last = running;
      const isUp = (await last)?.isConnected() ?? false;
      // Two who find it stopped at the same moment start it once.
      if (!isUp && running === last) running = launch();
      return running;
    },
    close: async () => { await (await running)?.close().catch(() => undefined); },
  };
};

/** Storybook freezes animations at their end, rather than waiting for them, for a browser that calls itself this. */
const RUNNER = 'StorybookTestRunner';

/**
 * A page in a context of its own: stories share what a context remembers, pages that work side by side must not.
 * @returns a Playwright page that stands still; close it with its context.
 */
export const openPage = async studio => {
  const browser = await studio.browser();
  const context = await browser.newContext({
    viewport: TABLET,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 ${RUNNER}`,
  });
  await context.addInitScript(standStill, { now: Date.parse(NOW), seed: 17 });
  return context.newPage();
};
