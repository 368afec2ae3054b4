import { useLayoutEffect, useRef, useState } from 'react';
import { foldLinks, type Folding } from './foldLinks.ts';

const START: Folding = { level: 'wide', shown: Number.POSITIVE_INFINITY, search: 'box' };

const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;

/**
 * Measures the header before it is painted and again when it, a link or the font changes.
 * Folded links stay in the page, invisible and out of the flow, so that they can be measured.
 */
export const useFolding = (linksKey: string) => {
  const header = useRef<HTMLElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [folding, setFolding] = useState(START);
  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const measure = () => {
      const next = foldLinks({ width: widthOf(header.current), room: widthOf(room.current), links: items.map(item => widthOf(item) + 2), menu: widthOf(menu.current), gap: 16 });
      // Where all of them fit, it stands as it began: nothing is drawn anew.
      setFolding(now => (now.level === next.level && Math.min(now.shown, items.length) === next.shown && now.search === next.search ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [header.current, room.current, menu.current, ...items]) if (element) observer.observe(element);
    measure();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other links are other elements to observe
  }, [linksKey]);
  return { folding, header, room, list, menu };
};
