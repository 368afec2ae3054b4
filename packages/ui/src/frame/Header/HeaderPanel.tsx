import type { ReactNode } from 'react';
import { navigationText } from '../../nl/frame.ts';
import { Popup } from '../../overlays/Popup/Popup.tsx';
import type { Folding, HeaderLink } from './foldLinks.ts';
import { Panel, PanelLink } from './HeaderMenu.styles.ts';

interface HeaderPanelProps {
  /** The links that did not fit. */
  links: readonly HeaderLink[];
  level: Folding['level'];
  /** What opened it. */
  button: HTMLElement;
  /** What a phone has no room for in its header. */
  children?: ReactNode;
  onClose: () => void;
}

const focus = (link: HTMLAnchorElement | null) => link?.focus({ preventScroll: true });

/** The open menu of the header. */
export const HeaderPanel = ({ links, level, button, children, onClose }: HeaderPanelProps) => (
  <Popup anchor={button} offset={10} onClose={onClose}>
    <Panel data-level={level} tabIndex={-1}>
      <nav aria-label={navigationText.menu}>
        <ul>
          {links.map((link, index) => (
            <li key={link.href}>
              <PanelLink ref={index === 0 ? focus : undefined} href={link.href} aria-current={link.isCurrent ? 'page' : undefined} onClick={onClose}>{link.label}</PanelLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Panel>
  </Popup>
);
