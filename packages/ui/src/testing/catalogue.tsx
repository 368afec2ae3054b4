import type { ReactNode } from 'react';
import { fireEvent, fn } from 'storybook/test';
import { LinkProvider, type LinkProps } from '../controls/Link/Link.tsx';
import type { CatalogueProduct } from '../tiles/ProductCard/ProductCard.tsx';
import type { Renaming } from '../tiles/Tile/useRename.ts';

/** Hears where a click would have led: stories do not leave their page. */
export const opened = fn().mockName('opened');

const StoryLink = ({ onClick, href, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={event => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      opened(href);
    }}
  >
    {children}
  </a>
);

/** Links that can be pressed without leaving the story. */
export const withStoryLink = (Story: () => ReactNode) => <LinkProvider value={StoryLink}><Story /></LinkProvider>;

/** A pointer event as a browser sends it, in the middle of an element. */
export const pointer = (target: Element | Window, type: string, init: PointerEventInit = {}) => {
  const box = target instanceof Element ? target.getBoundingClientRect() : { left: 0, top: 0, width: 0, height: 0 };
  return fireEvent(target, new PointerEvent(type, {
    bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, pointerType: 'mouse',
    clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, ...init,
  }));
};

const art = [
  'card-0-1.png', 'brochure-1-1.jpg', 'poster-2-1.png', 'rollup-3-1.png', 'box-4-1.jpg', 'sticker-5-1.png', 'flag-1-1.jpg', 'menu-7-1.png',
  'brochure-4-1.jpg', 'card-3-1.jpg', 'poster-5-1.jpg', 'box-2-1.jpg', 'sticker-0-1.jpg', 'menu-2-1.jpg', 'rollup-1-1.jpg',
];
const sold: readonly (readonly [string, string])[] = [
  ['Visitekaartje Atelier Noord', 'Bakkerij Noord'], ['Brochure Open Huis 24p', 'Vastgoed Leie'], ['Affiche Zomerfestival A2', 'Stad aan Zee'],
  ['Roll-up Beursstand', 'Bouwgroep Terra'], ['Verzenddoos Koffiebranderij', 'Branderij Oost'], ['Stickervel Rond', 'Fietsatelier'],
  ['Beachvlag Opening', 'Tuincentrum Bos'], ['Menukaart Brasserie', 'Brasserie Lys'], ['Folder Drieluik', 'Zorggroep Anna'],
  ['Visitekaartje Letterpers', 'Studio Klei'], ['Affiche Tentoonstelling', 'Museum M'], ['Doos Pralines 12 st', 'Chocolaterie V'],
  ['Stickers Batch', 'Brouwerij Hop'], ['Menukaart Terras', 'Café Plein'], ['Roll-up Jobbeurs', 'Logistiek Rex'],
];

export const picture = (index: number) => `/media/images/${art[index % art.length]!}`;

/** A product of the drawn catalogue; the fifth has a film, the second, sixth, … stand in collections. */
export const productAt = (index: number): CatalogueProduct => {
  const [name, customerName] = sold[index % sold.length]!;
  return {
    id: index + 1,
    name,
    customerName,
    coverImagePath: picture(index),
    hasVideo: index % 6 === 4,
    collectionIds: index % 4 === 1 ? [21, 22, 23].slice(0, 1 + (index % 3)) : [],
  };
};

export const products = Array.from({ length: 15 }, (_, index) => productAt(index));
export const poster = products[2]!;

/** As long as names get. */
export const longest: CatalogueProduct = {
  ...poster,
  name: 'Gelegenheidsverpakking voor ambachtelijke chocoladepralines met goudfoliedruk, vensteruitsnede en lint',
  customerName: 'Chocolaterie Vandenberghe-Vanderstraeten & Zonen, Sint-Martens-Latem',
};

/** A tile whose name is being corrected. */
export const renaming: Renaming = { hint: 'Dubbelklik of F2: naam wijzigen', field: <input aria-label="Naam" defaultValue="Horeca" />, catches: () => false, onKeyDown: () => undefined };
