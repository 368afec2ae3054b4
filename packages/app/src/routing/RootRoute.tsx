import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ModalProvider } from '../modal/ModalProvider.tsx';
import { OwnProfile } from '../session/OwnProfile.tsx';

/** What every page shares: the watch over the own profile, the modal slot, the scroll position. */
export const RootRoute = () => (
  <ModalProvider>
    <OwnProfile />
    <Outlet />
    <ScrollRestoration />
  </ModalProvider>
);
