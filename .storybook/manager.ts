import { addons } from 'storybook/manager-api';
import fontUrl from '../packages/ui/src/theme/instrument-sans.woff2';
import { brand, mark } from './docs/brand.ts';
import { roomLabel, statusOf } from './docs/titles.ts';
import { fitScreens } from './screenFit.ts';

document.fonts.add(new FontFace('Instrument Sans Variable', `url(${fontUrl})`, { weight: '400 700' }));

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = `data:image/svg+xml,${encodeURIComponent(mark(34))}`;
for (const old of document.head.querySelectorAll('link[rel~="icon"]')) old.remove();
document.head.append(icon);

addons.setConfig({
  theme: brand,
  sidebar: {
    renderLabel: item => {
      if (item.type === 'root') return roomLabel(item.name);
      const status = item.type === 'component' ? statusOf(item.tags) : 'stabiel';
      return status === 'stabiel' ? item.name : `${item.name} · ${status}`;
    },
  },
});

fitScreens();
