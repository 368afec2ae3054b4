import {
  autoUpdate, FloatingFocusManager, offset, shift, useClick, useDismiss, useFloating, useInteractions, useMergeRefs,
} from '@floating-ui/react';
import { Menu, X } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { showOnTop } from '../../overlays/Menu/showOnTop.ts';
import { navigationText } from '../../nl/frame.ts';
import type { Folding, HeaderLink } from './foldLinks.ts';
import { MenuButton, MenuSlot, Panel, PanelLink } from './HeaderMenu.styles.ts';

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

/** The header's menu: the links that did not fit, and on a phone the search and the mode. In a wide header it names the page on screen where that is folded. */
export const HeaderMenu = ({ links, level, children, ref }: HeaderMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLAnchorElement>(null);
  const isUsed = links.length > 0;
  // Where all pages are in the menu the search needs the room more, and the page's heading is in sight.
  const current = level === 'wide' ? links.find(link => link.isCurrent) : undefined;
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen && isUsed,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(10), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useClick(context), useDismiss(context)]);
  const panel = useMergeRefs([refs.setFloating, showOnTop]);
  const close = () => setOpen(false);
  const Icon = context.open ? X : Menu;
  return (
    <MenuSlot ref={ref} data-unused={!isUsed || undefined}>
      <MenuButton ref={refs.setReference} type="button" aria-expanded={context.open} data-current={links.some(link => link.isCurrent) || undefined} {...getReferenceProps()}>
        <Icon aria-hidden />{current ? navigationText.menuAt(current.label) : navigationText.menu}
      </MenuButton>
      {context.open && (
        <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={first}>
          <Panel ref={panel} popover="manual" style={floatingStyles} data-level={level} {...getFloatingProps()}>
            <nav aria-label={navigationText.menu}>
              <ul>
                {links.map((link, index) => (
                  <li key={link.href}>
                    <PanelLink ref={index === 0 ? first : undefined} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} onClick={close}>{link.label}</PanelLink>
                  </li>
                ))}
              </ul>
            </nav>
            {children?.(close)}
          </Panel>
        </FloatingFocusManager>
      )}
    </MenuSlot>
  );
};
