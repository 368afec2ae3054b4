import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test.each([
  ['/home/me/staalkaart/node_modules/@floating-ui/react/dist/x.mjs', '@floating-ui'],
  ['/home/me/staalkaart/node_modules/swr/node_modules/dequal/index.js', 'dequal'],
  ['/home/me/staalkaart/packages/ui/src/controls/Button/Button.tsx', 'controls/Button'],
  ['/home/me/staalkaart/packages/ui/src/nl/catalogue.ts', 'nl'],
  ['/home/me/staalkaart/packages/ui/src/theme/font.woff2?url', 'theme'],
  ['\0rolldown/runtime.js', undefined],
  ['vite/preload-helper.js', undefined],
])('%s comes from %s', (id, name) => {
  expect(originOf(id)).toBe(name);
});
