import type { MouseEvent } from 'react';
import { navigationText } from '../../nl/frame.ts';
import { AvatarMenu, type AvatarMenuProps } from '../AvatarMenu/AvatarMenu.tsx';
import { preloadMenu } from '../../overlays/Menu/Menu.tsx';
import { Logo } from '../../controls/Logo/Logo.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { CONTENT_ID, type Mode } from '../../constants.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { Bar, Group, HeaderLinkElement, Home, LinkItem, Links, Nav, Room, SearchSlot, SkipLink } from './Header.styles.ts';
import type { HeaderLink } from './foldLinks.ts';
import { HeaderMenu, LazyHeaderPanel } from './HeaderMenu.tsx';
import { useFolding } from './useFolding.ts';

export interface HeaderProps extends AvatarMenuProps {
  /** In order of importance: the last ones fold into the menu first. */
  links: readonly HeaderLink[];
  /** Where the logo leads. */
  homeHref: string;
  /** The logo was pressed: edit mode ends. The link itself goes to `homeHref`, unless the event is taken over. */
  onHome: (event: MouseEvent) => void;
  /** The term on screen, and what searches for another. */
  search: { value: string; onSearch: (term: string) => void };
  /** Absent for who may not edit at all (ViewOnly): then there is no switch. */
  mode?: { value: Mode; onChange: (mode: Mode) => void };
}

/** Fetches what every menu opens, once the page stands: a finger gives no warning. */
export const preloadMenus = () => {
  preloadMenu();
  void LazyHeaderPanel.preload();
};

/** Moves the focus itself: a change of the address would make the router think of a new page. */
const skip = (event: MouseEvent) => {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.focus();
};

/** The head of every page: paper while presenting, ink with magenta while editing (specification §2). */
export const Header = ({ links, homeHref, onHome, search, mode, ...account }: HeaderProps) => {
  const { folding, header, room, list, menu } = useFolding(links.map(link => link.label).join());
  const { level, shown } = folding;
  const tone = mode?.value === 'edit' ? 'night' : 'paper';
  return (
    <Bar ref={header} data-mode={mode?.value ?? 'presentation'} data-level={level}>
      <SkipLink href={`#${CONTENT_ID}`} onClick={skip}>{navigationText.skip}</SkipLink>
      <Home href={homeHref} aria-label={navigationText.home} onClick={onHome}><Logo /></Home>
      <Room ref={room}>
        <Group>
          <Nav aria-label={navigationText.mainNavigation} data-empty={shown === 0 || undefined}>
            <Links ref={list}>
              {links.map((link, index) => (
                <LinkItem key={link.label} data-folded={index >= shown || undefined}>
                  <HeaderLinkElement href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>{link.label}</HeaderLinkElement>
                </LinkItem>
              ))}
            </Links>
          </Nav>
          <HeaderMenu ref={menu} links={links.slice(shown)} level={level}>
            {level === 'phone' ? close => (
              <>
                <SearchBox {...search} onSearch={term => { close(); search.onSearch(term); }} />
                {mode && <ModeSwitch {...mode} isStretched onChange={value => { close(); mode.onChange(value); }} />}
              </>
            ) : undefined}
          </HeaderMenu>
        </Group>
        {level !== 'phone' && <SearchSlot data-search={folding.search}><SearchBox {...search} tone={tone} isFolded={folding.search === 'icon'} /></SearchSlot>}
      </Room>
      {mode && level !== 'phone' && <ModeSwitch {...mode} />}
      <AvatarMenu {...account} />
    </Bar>
  );
};
