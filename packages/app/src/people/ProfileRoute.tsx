import { MyCollections, PageContainer, PageHeader, ProfileCard } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { isShown } from '../access/visibility.ts';
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
  useScreen(people.profile, Boolean(me));
  if (!me || !actor) return null;
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
        collections={me.collections.filter(collection => isShown('Collections', collection, actor)).map(({ id, name, path, productIds, isPrivate, isVisible }) => ({ id, name, path, productCount: productIds.length, isPrivate, isHidden: isVisible === false }))}
        hrefFor={paths.collection}
        onCreate={can(actor, 'collection.begin') ? () => { open({ type: 'record', kind: 'Collections' }); } : undefined}
      />
    </PageContainer>
  );
};
