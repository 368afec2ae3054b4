import type { Id, Role } from '@staalkaart/api-client';

/** Presentation shows the catalogue, edit manages it (specification §4). */
export type Mode = 'presentation' | 'edit';

/** Who wants to do something. */
export interface Actor {
  id: Id;
  role: Role;
  mode: Mode;
}

/** What an action is done to, for the actions that ask it. */
interface Owned {
  createdById?: Id | null;
}
interface Subjects {
  'collection.edit': Owned;
  'collection.addPhoto': Owned;
  'collection.seeOnProduct': Owned & { isPrivate?: boolean };
  'collection.seeHidden': Owned;
  'user.delete': { id: Id };
  'collection.chooseVisibility': Owned;
}
type PlainAction =
  | 'route.manageProducts' | 'route.registers' | 'route.users' | 'route.assets'
  | 'mode.edit' | 'catalogue.edit'
  | 'catalogue.seeHidden' | 'catalogue.seeWithoutImage'
  | 'product.collect' | 'product.seeExtra' | 'product.import'
  | 'user.edit' | 'user.resetSecondStep' | 'profile.seeRole' | 'profile.editIdentity' | 'profile.save'
  | 'collection.create' | 'collection.seeAll' | 'collection.seeVisibility';
export type Action = PlainAction | keyof Subjects;

type Rule<A extends Action> = (actor: Actor, subject: A extends keyof Subjects ? Subjects[A] : void) => boolean;

const ADMINS: readonly Role[] = ['Admin', 'SuperAdmin'];
const EDITORS: readonly Role[] = ['PowerUser', ...ADMINS];

const isIn = (roles: readonly Role[]) => (actor: Actor) => roles.includes(actor.role);
const isEditing = (actor: Actor) => actor.mode === 'edit' && actor.role !== 'ViewOnly';
const owns = (actor: Actor, subject: Owned) => subject.createdById != null && String(subject.createdById) === String(actor.id);

/** Who may do what: the only file that names roles (specification §2, §4 and §6). */
const rules: { [A in Action]: Rule<A> } = {
  'route.manageProducts': isIn(EDITORS),
  'route.registers': isIn(EDITORS),
  'route.users': isIn(ADMINS),
  'route.assets': isIn(['SuperAdmin']),

  'mode.edit': actor => actor.role !== 'ViewOnly',

  'catalogue.edit': actor => isEditing(actor) && EDITORS.includes(actor.role),
  'catalogue.seeHidden': actor => isEditing(actor) && EDITORS.includes(actor.role),
  'catalogue.seeWithoutImage': isEditing,

  'product.collect': actor => actor.role !== 'ViewOnly',
  'product.seeExtra': isIn(EDITORS),

  'product.import': isIn(EDITORS),

  'user.edit': actor => isEditing(actor) && ADMINS.includes(actor.role),
  'user.delete': (actor, user) => isEditing(actor) && ADMINS.includes(actor.role) && String(user.id) !== String(actor.id),
  'user.resetSecondStep': isIn(['SuperAdmin']),

  'profile.seeRole': isIn(EDITORS),
  'profile.editIdentity': isIn(ADMINS),
  'profile.save': actor => actor.role !== 'ViewOnly',

  'collection.create': isEditing,
  'collection.seeVisibility': isIn(['SuperAdmin']),
  'collection.chooseVisibility': (actor, collection) => actor.role === 'SuperAdmin' && !owns(actor, collection),
  'collection.seeAll': isIn(['SuperAdmin']),
  'collection.seeHidden': (actor, collection) => isEditing(actor) && (actor.role === 'SuperAdmin' || owns(actor, collection)),
  'collection.edit': (actor, collection) => actor.role === 'SuperAdmin' || (actor.role !== 'ViewOnly' && owns(actor, collection)),
  'collection.addPhoto': (actor, collection) => ADMINS.includes(actor.role) || (actor.role !== 'ViewOnly' && owns(actor, collection)),
  'collection.seeOnProduct': (actor, collection) => !collection.isPrivate || owns(actor, collection),
};

/**
 * Whether somebody may do something. Nobody is signed in: nothing may be done.
 * @example can(actor, 'collection.edit', collection)
 */
export const can = <A extends Action>(actor: Actor | undefined, action: A, ...subject: A extends keyof Subjects ? [Subjects[A]] : []): boolean =>
  actor !== undefined && (rules[action] as (actor: Actor, subject?: unknown) => boolean)(actor, subject[0]);
