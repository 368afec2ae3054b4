import { Header, LazyConfirmDialog, PartBoundary, preloadMenus, RenditionsProvider, takeOver, type Mode } from '@staalkaart/ui';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { afterSplash } from './boot/splash.ts';
import { whenIdle } from './boot/whenIdle.ts';
import { onArrival } from './routing/arrival.ts';
import { PageFailure } from './routing/PageFailure.tsx';
import { useMyProfile } from '../people/localProfile.ts';
import { keepProducts, lastProducts } from './routing/lastProducts.ts';
import { pages, preloadPages } from './routing/pages.ts';
import { paths } from './routing/paths.ts';
import { setMode } from './session/mode.ts';
import { forgetOrigin } from './session/origin.ts';
import { keepPresented } from './session/presented.ts';
import { useActor } from './session/useActor.ts';
import { useLeave } from './session/useLeave.ts';
import { headerLinks } from './headerLinks.ts';
import { preloadTrays, Trays } from './trays/Trays.tsx';
import { unsaved } from './unsaved/unsaved.ts';
import { lostOnLeaving } from './underway.ts';
import { useShortcuts } from './keys/useShortcuts.ts';
import { preloadModals, useModal } from './modal/ModalSlot.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** The main shell: the header above whatever page (specification §2). Whatever could drop unsaved input asks first. */
export const Component = () => {
  const actor = useActor();
  const me = useMyProfile();
  const leave = useLeave();
  const { pathname, search: asked } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [mode, showMode] = useOptimistic(actor?.mode);
  /** What signing out would break off. */
  const [lost, setLost] = useState<string>();
  const { open } = useModal();
  useFocusOnNavigation(pathname);
  useShortcuts();
  // The question before work is lost must be there when the network is not.
  useEffect(() => whenIdle(() => void LazyConfirmDialog.preload(), preloadMenus), []);
  // What a press opens in edit mode alone.
  useEffect(() => (mode === 'edit' ? whenIdle(() => void preloadModals(), pages.ProductEdit.preload, () => void preloadTrays()) : undefined), [mode]);
  useEffect(() => afterSplash(preloadPages), []);
  useEffect(forgetOrigin, []);
  useEffect(() => { if (actor?.mode === 'presentation') keepPresented(actor.asksPresented); }, [actor]);
  const isOnProducts = pathname === paths.products;
  useEffect(() => { if (isOnProducts) keepProducts(asked); }, [isOnProducts, asked]);
  if (!actor || !mode || !me) return null;

  const onSearch = (searchTerm: string) => {
    // On /products the filters stay, whichever groups the server has; another term starts at page 1.
    const next = isOnProducts ? new URLSearchParams(search) : new URLSearchParams();
    next.delete('pageNumber');
    if (searchTerm) next.set('searchTerm', searchTerm);
    else next.delete('searchTerm');
    void navigate({ pathname: paths.products, search: String(next) }, { state: { isSought: searchTerm !== '' } });
  };
  const changeMode = async (next: Mode) => {
    if (!(await unsaved.mayLeave())) return;
    // Much of a page depends on it: the header is drawn first.
    startTransition(() => {
      showMode(next);
      setMode(next);
    });
  };
  const goHome = takeOver(async () => {
    if (!(await unsaved.mayLeave())) return;
    // Once it is there: a page that only edit mode has must not lead elsewhere first.
    onArrival(paths.segments, () => setMode('presentation'));
    await navigate(paths.segments);
  });
  const askToLeave = async () => {
    if (!(await unsaved.mayLeave())) return;
    const now = lostOnLeaving();
    if (now) setLost(now);
    else await leave();
  };
  const leaveAll = async () => {
    setLost(undefined);
    // What was being saved may have failed beneath the question: its form is asked about, as any other.
    if (await unsaved.mayLeave()) await leave();
  };
  return (
    <>
      <Header
        links={headerLinks(actor, pathname, lastProducts())}
        homeHref={paths.segments}
        onHome={event => void goHome(event)}
        search={{ value: isOnProducts ? search.get('searchTerm')?.trim() ?? '' : '', onSearch }}
        mode={can(actor, 'mode.edit') ? { value: mode, onChange: next => void changeMode(next) } : undefined}
        user={{ name: me.username, avatarPath: me.path ?? undefined }}
        profileHref={paths.profile}
        onFind={() => open({ type: 'commands' })}
        onSignOut={() => void askToLeave()}
      />
      <RenditionsProvider value={me.features.includes('renditions')}>
        <PartBoundary resetKey={pathname} Failed={PageFailure}><Outlet /></PartBoundary>
      </RenditionsProvider>
      <Trays />
      {lost && <LazyConfirmDialog text={lost} onConfirm={() => void leaveAll()} onCancel={() => setLost(undefined)} />}
    </>
  );
};
