import { LogOut, UserRound } from 'lucide-react';
import { Menu } from '../../controls/Menu/Menu.tsx';
import { navigationText } from '../../nl/navigation.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { initials } from '../Avatar/initials.ts';
import { AvatarButton } from './AvatarMenu.styles.ts';

export interface AvatarMenuProps {
  /** The signed-in person. */
  user: { name: string; avatarPath?: string | null };
  /** Where 'Mijn profiel' leads. */
  profileHref: string;
  /** Signs the person out. */
  onSignOut: () => void;
}

/** The person's picture in the header (the initials that can be read are part of its name), with 'Mijn profiel' and 'Uitloggen' behind it (specification §2). */
export const AvatarMenu = ({ user, profileHref, onSignOut }: AvatarMenuProps) => (
  <Menu
    trigger={<AvatarButton type="button" aria-label={navigationText.account(user.name, initials(user.name))}><Avatar name={user.name} path={user.avatarPath} /></AvatarButton>}
    items={[
      { label: navigationText.profile, icon: UserRound, href: profileHref },
      { label: navigationText.signOut, icon: LogOut, onSelect: onSignOut },
    ]}
  />
);
