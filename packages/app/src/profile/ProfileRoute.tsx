import { productIdsOf } from '@staalkaart/api-client';
import { MyCollections, PageContainer, PageHeader, ProfileCard } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { people } from '../nl/people.ts';
import { paths } from '../routing/paths.ts';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';
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
        collections={me.collections.map(collection => ({ id: collection.id, name: collection.name, path: collection.path, productCount: productIdsOf(collection).length }))}
        hrefFor={paths.collection}
        onCreate={can(actor, 'product.collect') ? () => open({ type: 'collection' }) : undefined}
      />
    </PageContainer>
  );
};
