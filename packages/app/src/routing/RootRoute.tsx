import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LeaveProvider } from '../leave/LeaveProvider.tsx';
import { ModalProvider } from '../modal/ModalProvider.tsx';
import { OwnProfile } from '../session/OwnProfile.tsx';

/** What every page shares: the watch over unsaved input and the own profile, the modal slot, the scroll position. */
export const RootRoute = () => (
  <LeaveProvider>
    <ModalProvider>
      <OwnProfile />
      <Outlet />
      <ScrollRestoration />
    </ModalProvider>
  </LeaveProvider>
);
