import { Menu, X } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { navigationText } from '../../nl/frame.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { Folding, HeaderLink } from './foldLinks.ts';
import { MenuButton, MenuSlot } from './HeaderMenu.styles.ts';

/** The open menu. */
export const LazyHeaderPanel = lazyPart(() => import('./HeaderPanel.tsx'), 'HeaderPanel', { kind: 'dialog' });

export interface HeaderMenuProps {
  /** The links that did not fit. */
  links: readonly HeaderLink[];
  /** How the header is laid out; on a phone the menu is as wide as the screen. */
  level: Folding['level'];
  /** What a phone has no room for in its header; called with what closes the menu. */
  children?: (close: () => void) => ReactNode;
  /** The button's place, to be measured. */
  ref: Ref<HTMLDivElement>;
}

/** The header's menu: the links that did not fit, and on a phone the search and the mode. Its button names no page: what it took of the room would send another link to the menu on each page. */
export const HeaderMenu = ({ links, level, children, ref }: HeaderMenuProps) => {
  const [opened, setOpened] = useState<HTMLElement>();
  const isUsed = links.length > 0;
  const isOpen = opened !== undefined;
  // All fits by now: it is not to open by itself where that changes again.
  if (isOpen && !isUsed) setOpened(undefined);
  const close = () => setOpened(undefined);
  const Icon = isOpen ? X : Menu;
  return (
    <MenuSlot ref={ref} data-unused={!isUsed || undefined}>
      <MenuButton
        type="button"
        aria-expanded={isOpen}
        data-current={links.some(link => link.isCurrent) || undefined}
        onPointerEnter={LazyHeaderPanel.preload}
        onFocus={LazyHeaderPanel.preload}
        onClick={({ currentTarget }) => {
          // Safari gives a pressed button no focus.
          currentTarget.focus({ preventScroll: true });
          setOpened(isOpen ? undefined : currentTarget);
        }}
      >
        <Icon aria-hidden />{navigationText.menu}
      </MenuButton>
      {isOpen && <LazyHeaderPanel links={links} level={level} button={opened} onClose={close}>{children?.(close)}</LazyHeaderPanel>}
    </MenuSlot>
  );
};
