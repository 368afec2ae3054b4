import type { Collection } from './collection.ts';
import type { Id } from './common.ts';
import type { Role } from './user.ts';

/** The signed-in person, as `GET Me` answers (specification §3). */
export interface Me {
  id: Id;
  username: string;
  role: Role;
  /** The avatar. */
  path?: string | null;
  email: string;
  phoneNumber?: string | null;
  isActive?: boolean;
  /** The collections that this person made, whole. */
  collections: Collection[];
}

export interface MeUpdate {
  id: Id;
  username: string;
  email: string;
  phoneNumber?: string | null;
  path?: string | null;
}
