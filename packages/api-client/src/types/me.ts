import { type Collection, parseCollection } from './collection.ts';
import type { Id } from './common.ts';
import { flag, many, optionalText, type Parser, text } from './read.ts';
import { type Role, roleOf } from './user.ts';

/** The signed-in person as `GET Me` answers (specification §3), without what its headers announce. */
export interface MeOnWire {
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

/** The signed-in person. */
export interface Me extends MeOnWire {
  /** What the server can beyond specification §7, by the names it announces. */
  features: string[];
}

/** A role that is not known gets the least rights. */
export const parseMe: Parser<MeOnWire> = (fields, id) => ({
  id,
  username: text(fields.username),
  role: roleOf(fields.role) ?? roleOf(fields.roleName) ?? 'ViewOnly',
  path: optionalText(fields.path) ?? optionalText(fields.avatarPath),
  email: text(fields.email),
  phoneNumber: optionalText(fields.phoneNumber),
  isActive: flag(fields.isActive),
  collections: many(parseCollection, fields.collections),
});

export interface MeUpdate {
  id: Id;
  username: string;
  email: string;
  phoneNumber?: string | null;
  path?: string | null;
}
