import { Bell, LogOut, Search, UserRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { toastStore } from '../../feedback/Toasts/toast.ts';
import { navigationText } from '../../nl/frame.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { initials } from '../../controls/Avatar/initials.ts';
import { AvatarButton, Dot } from './AvatarMenu.styles.ts';

/** The last messages, fetched when somebody opens them. */
const LazyMessages = lazyPart(() => import('../../feedback/Messages/Messages.tsx'), 'Messages', { kind: 'dialog' });

export interface AvatarMenuProps {
  /** The signed-in person. */
  user: { name: string; avatarPath?: string | null };
  /** Where 'Mijn profiel' leads. */
  profileHref: string;
  /** 'Zoek en ga naar …' was chosen. */
  onFind: () => void;
  /** 'Uitloggen' was chosen. */
  onSignOut: () => void;
}

/**
 * The person's picture in the header, with 'Mijn profiel', 'Meldingen' and 'Uitloggen' behind it (specification §2). Its
 * name holds the initials that can be read, and says of an error that nobody rested on what the dot on it shows.
 */
export const AvatarMenu = ({ user, profileHref, onFind, onSignOut }: AvatarMenuProps) => {
  const [isReading, setReading] = useState(false);
  const hasUnreadError = useSyncExternalStore(toastStore.subscribe, toastStore.hasUnreadError);
  return (
    <>
      <Menu
        trigger={(
          <AvatarButton type="button" aria-label={navigationText.account(user.name, initials(user.name), hasUnreadError)}>
            <Avatar name={user.name} path={user.avatarPath} />
            {hasUnreadError && <Dot aria-hidden />}
          </AvatarButton>
        )}
        items={[
          { label: navigationText.profile, icon: UserRound, href: profileHref },
          { label: navigationText.messages, icon: Bell, onSelect: () => setReading(true) },
          { label: navigationText.find, icon: Search, onSelect: onFind },
          { label: navigationText.signOut, icon: LogOut, onSelect: onSignOut },
        ]}
      />
      {isReading && <LazyMessages onClose={() => setReading(false)} />}
    </>
  );
};
