import { chromium, type Browser } from 'playwright';

/** Starts a Chromium that draws the same on every machine that runs this version of it. */
export const openBrowser = (): Promise<Browser> => chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
    // The same letters and edges on every processor and every desktop.
    '--font-render-hinting=none', '--disable-lcd-text', '--disable-skia-runtime-opts', '--force-color-profile=srgb',
    // A photo is in the frame that needs it, or the frame waits.
    '--disable-checker-imaging', '--disable-image-animation-resync', '--disable-partial-raster', '--num-raster-threads=1',
  ],
});
