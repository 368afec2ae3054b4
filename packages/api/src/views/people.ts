import type { Collection, Me, Role, User } from '@staalkaart/api-client/wire';
import type { CollectionFact, UserFact } from '../facts.ts';
import { canSeeCollection } from '../rules/access.ts';
import type { Related } from '../store.ts';
import { collectionView } from './catalogue.ts';
import { idsOf, named, type Told, type View } from './view.ts';

const personOf = ({ id, email, username, phoneNumber, role, isActive, avatarPath }: UserFact) =>
  ({ id, email, username, phoneNumber, role, isActive, path: avatarPath });

/** A user as the managers of users see one: no password, no secret, no collection that is not theirs to know. */
export const userView: View<UserFact> = {
  needs: users => ({ collectionsBy: idsOf(users) }),
  show: (user, me, related): Told<User> & { roleName: Role; avatarPath: string | null } => ({
    ...personOf(user),
    roleName: user.role,
    avatarPath: user.avatarPath,
    twoFactorSecretSet: user.secret !== null && user.secretConfirmed,
    collections: named(related.collectionsBy(user.id).filter(canSeeCollection(me))),
  }),
};

/** The signed-in person, with the own collections whole; `related` is what those need. */
export const meView = (
  user: UserFact, own: readonly CollectionFact[], related: Related,
): Told<Me, 'features' | 'collections'> & { collections: Told<Collection>[] } =>
  ({ ...personOf(user), collections: own.map(collection => collectionView.show(collection, user, related)) });
