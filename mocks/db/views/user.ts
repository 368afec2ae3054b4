import type { Me, Role, User } from '@staalkaart/api-client/wire';
import { canSeeCollection, type Reader } from '../../auth/access.ts';
import type { Db } from '../db.ts';
import type { UserFact } from '../facts.ts';
import { collectionView } from './collection.ts';

const collectionsBy = (db: Db, { id }: UserFact) => db.collections.all().filter(({ createdById }) => createdById === id);

/** A user as the managers of users see one: no password, no secret, no collection that is not theirs to know. */
export const userView = (db: Db, user: UserFact, me: Reader): User & { roleName: Role; avatarPath: string | null } => ({
  id: user.id,
  email: user.email,
  username: user.username,
  phoneNumber: user.phoneNumber,
  role: user.role,
  roleName: user.role,
  isActive: user.isActive,
  avatarPath: user.avatarPath,
  path: user.avatarPath,
  twoFactorSecretSet: user.secret !== null && user.secretConfirmed,
  collections: collectionsBy(db, user).filter(canSeeCollection(me)).map(({ id, name }) => ({ id, name })),
});

/** The signed-in person, with the own collections whole. */
export const meView = (db: Db, user: UserFact): Omit<Me, 'features' | 'collections'> & { collections: unknown[] } => ({
  id: user.id,
  username: user.username,
  role: user.role,
  path: user.avatarPath,
  email: user.email,
  phoneNumber: user.phoneNumber,
  isActive: user.isActive,
  collections: collectionsBy(db, user).map(collection => collectionView(db, collection, user)),
});
