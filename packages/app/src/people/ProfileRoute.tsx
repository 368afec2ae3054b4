import { isSameId, PAGE_SIZES, useList } from '@staalkaart/api-client';
import { MyCollections, PageContainer, PageHeader, ProfileCard } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';
import { shownCount } from '../collections/shownCount.ts';
import { people } from '../nl/people.ts';
import { paths } from '../shell/routing/paths.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useMyProfile } from './localProfile.ts';

/** The own profile, and the own collections (specification §2, /profile). */
export const Component = () => {
  const actor = useActor();
  const me = useMyProfile();
  const { open } = useModal();
  // The own profile tells of hidden products: beside a customer the list is asked how many are shown.
  const isPresented = actor?.asksPresented;
  const { items } = useList('Collections', isPresented ? { presented: isPresented, pageSize: PAGE_SIZES.BULK } : null);
  useScreen(people.profile, Boolean(me));
  if (!me || !actor) return null;
  const own = me.collections.filter(collection => isShown('Collections', collection, actor)).map(collection => {
    const { id, name, path, isPrivate, isVisible } = collection;
    const told = items.find(one => isSameId(one.id, id));
    return { id, name, path, productCount: shownCount(told ?? collection, actor, told && isPresented), isPrivate, isHidden: isVisible === false };
  });
  return (
    <PageContainer>
      <PageHeader title={people.profile} />
      <ProfileCard
        me={me}
        showsRole={can(actor, 'profile.seeRole')}
        onEdit={() => open({ type: 'profile' })}
        onChangeAvatar={() => open({ type: 'avatar' })}
      />
      <MyCollections
        collections={own}
        hrefFor={paths.collection}
        onCreate={can(actor, 'collection.begin') ? () => { open({ type: 'record', kind: 'Collections' }); } : undefined}
      />
    </PageContainer>
  );
};
