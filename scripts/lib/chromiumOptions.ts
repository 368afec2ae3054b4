/**
 * How the tools of this project start Chromium: the one that `ensureChromium` named, else that of Playwright; without a
 * graphics card, and with text as wide in every kind of it. Playwright adds what a browser needs that is driven.
 */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ['--disable-gpu', '--font-render-hinting=none'],
};
