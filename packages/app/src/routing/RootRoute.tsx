import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LeaveProvider } from '../leave/LeaveProvider.tsx';
import { ModalProvider } from '../modal/ModalProvider.tsx';
import { InPlace, WorkProvider } from '../work/WorkProvider.tsx';
import { OwnProfile } from '../session/OwnProfile.tsx';

/** What every page shares: the watch over unsaved input and over a session that ends, the own profile, the modal slot, the scroll position. */
export const RootRoute = () => (
  <LeaveProvider>
    <WorkProvider>
      <ModalProvider>
        <OwnProfile />
        <InPlace name="page"><Outlet /></InPlace>
        <ScrollRestoration />
      </ModalProvider>
    </WorkProvider>
  </LeaveProvider>
);
