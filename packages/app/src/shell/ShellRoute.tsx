import { Header } from '@staalkaart/ui';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useMyProfile } from '../profile/localProfile.ts';
import { changeQuery, readProductQuery, writeProductQuery } from '../products/productQuery.ts';
import { paths } from '../routing/paths.ts';
import { setMode } from '../session/mode.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useActor } from '../session/useActor.ts';
import { ResumeWork } from '../work/ResumeWork.tsx';
import { headerLinks } from './headerLinks.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The main shell: the header above whatever page (specification §2). */
export const Component = () => {
  const actor = useActor();
  const me = useMyProfile();
  const { signOut } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  useFocusOnNavigation(pathname);
  if (!actor || !me) return null;

  const isOnProducts = pathname === paths.products;
  const query = readProductQuery(search);
  const onSearch = (searchTerm: string) => {
    const to = isOnProducts ? `${paths.products}?${writeProductQuery(changeQuery(query, { searchTerm }))}` : paths.productSearch(searchTerm);
    void navigate(to);
  };
  return (
    <>
      <Header
        links={headerLinks(actor, pathname)}
        homeHref={paths.segments}
        onHome={() => setMode('presentation')}
        search={{ value: isOnProducts ? query.searchTerm : '', onSearch }}
        mode={can(actor, 'mode.edit') ? { value: actor.mode, onChange: setMode } : undefined}
        user={{ name: me.username, avatarPath: me.path ?? undefined }}
        profileHref={paths.profile}
        onSignOut={() => {
          signOut();
          void navigate(paths.root);
        }}
      />
      <Outlet />
      <ResumeWork />
    </>
  );
};
