import { addons } from 'storybook/manager-api';
import fontUrl from '../packages/ui/src/theme/instrument-sans.woff2';
import { brand } from './docs/brand/brand.ts';
import { mark } from './docs/brand/mark.ts';
import { roomLabel } from './docs/brand/rooms.ts';
import { fitScreens } from './screenFit.ts';

document.fonts.add(new FontFace('Instrument Sans Variable', `url(${fontUrl})`, { weight: '400 700' }));

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = `data:image/svg+xml,${encodeURIComponent(mark(34))}`;
for (const old of document.head.querySelectorAll('link[rel~="icon"]')) old.remove();
document.head.append(icon);

addons.setConfig({
  theme: brand,
  sidebar: { renderLabel: item => (item.type === 'root' ? roomLabel(item.name) : item.name) },
});

fitScreens();
