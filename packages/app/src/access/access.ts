import { isSameId, type Id, type Role } from '@staalkaart/api-client';
import type { Mode } from '@staalkaart/ui';

/** Who wants to do something. */
export interface Actor {
  id: Id;
  role: Role;
  mode: Mode;
  /** A SuperAdmin has ticked to see the collections of others. */
  seesOthers?: boolean;
  /** Lists of products and of collections are asked as presentation mode shows them: the server can, and would tell more. */
  asksPresented?: true | undefined;
}

/** What an action is done to, for the actions that ask it. */
interface Owned {
  createdById?: Id | null;
}
interface Subjects {
  'collection.edit': Owned;
  'collection.addPhoto': Owned & { path?: string | null };
  'collection.seePrivate': Owned & { isPrivate?: boolean };
  'collection.seeHidden': Owned;
  'collection.setVisible': Owned;
  'collection.chooseVisibility': Owned;
  'user.change': Person;
  'user.delete': Person;
  'user.chooseRole': Person;
  'user.giveRole': Role;
}
interface Person {
  id: Id;
  role?: Role | undefined;
}
/** What may be done, whatever it is done to. */
export type PlainAction =
  | 'route.manageProducts' | 'route.registers' | 'route.users' | 'route.assets'
  | 'mode.edit' | 'mode.keepWhenRefused' | 'catalogue.edit' | 'asset.edit'
  | 'catalogue.seeHidden' | 'catalogue.seeWithoutImage' | 'catalogue.findAgain'
  | 'product.collect' | 'product.select' | 'product.seeExtra' | 'product.import' | 'product.export' | 'product.printCodes'
  | 'user.edit' | 'user.resetSecondStep' | 'profile.seeRole' | 'profile.editIdentity' | 'profile.save'
  | 'collection.manage' | 'collection.begin' | 'collection.seeAll' | 'collection.seeVisibility';
export type Action = PlainAction | keyof Subjects;

type Rule<A extends Action> = (actor: Actor, subject: A extends keyof Subjects ? Subjects[A] : void) => boolean;

const ADMINS: readonly Role[] = ['Admin', 'SuperAdmin'];
const EDITORS: readonly Role[] = ['PowerUser', ...ADMINS];

const isIn = (roles: readonly Role[]) => (actor: Actor) => roles.includes(actor.role);
const isEditing = (actor: Actor) => actor.mode === 'edit' && actor.role !== 'ViewOnly';
const owns = (actor: Actor, subject: Owned) => isSameId(subject.createdById, actor.id);
const isSuper = isIn(['SuperAdmin']);
/** Only a SuperAdmin touches who has that role. */
const mayTouch = (actor: Actor, user: Person) => isEditing(actor) && ADMINS.includes(actor.role) && (user.role !== 'SuperAdmin' || isSuper(actor));

/** Who may do what: the only file that names roles (specification §2, §4 and §6). */
const rules: { [A in Action]: Rule<A> } = {
  'route.manageProducts': isIn(EDITORS),
  'route.registers': isIn(EDITORS),
  'route.users': isIn(ADMINS),
  'route.assets': isSuper,

  'mode.edit': actor => actor.role !== 'ViewOnly',
  'mode.keepWhenRefused': actor => actor.role !== 'User',

  'catalogue.edit': actor => isEditing(actor) && EDITORS.includes(actor.role),
  'catalogue.seeHidden': actor => isEditing(actor) && EDITORS.includes(actor.role),
  'catalogue.seeWithoutImage': isEditing,
  // What was seen last, what is new, the named views: nothing that a customer looks at.
  'catalogue.findAgain': isEditing,
  'asset.edit': actor => isEditing(actor) && isSuper(actor),

  'product.collect': actor => actor.role !== 'ViewOnly',
  // In presentation mode one begins from a lifted card: nothing is added to the page.
  'product.select': isEditing,
  'product.seeExtra': isIn(EDITORS),

  'product.import': isIn(EDITORS),

  // With the number and the customer, which are 'Extra'.
  'product.export': isIn(EDITORS),
  // Nothing new beside a customer.
  'product.printCodes': isEditing,

  'user.edit': actor => isEditing(actor) && ADMINS.includes(actor.role),
  'user.change': mayTouch,
  'user.delete': (actor, user) => mayTouch(actor, user) && !isSameId(user.id, actor.id),
  'user.chooseRole': (actor, user) => !isSameId(user.id, actor.id),
  'user.giveRole': (actor, role) => role !== 'SuperAdmin' || isSuper(actor),
  'user.resetSecondStep': isSuper,

  'profile.seeRole': isIn(EDITORS),
  'profile.editIdentity': isIn(ADMINS),
  'profile.save': actor => actor.role !== 'ViewOnly',

  // The page of one's own, and what its forms and eyes changed.
  'collection.manage': isEditing,
  // The first one is made from the own profile, in whatever mode.
  'collection.begin': actor => actor.role !== 'ViewOnly',
  'collection.seeVisibility': isSuper,
  'collection.chooseVisibility': (actor, collection) => isSuper(actor) && !owns(actor, collection),
  'collection.setVisible': (actor, collection) => isEditing(actor) && (isSuper(actor) ? !owns(actor, collection) : owns(actor, collection)),
  'collection.seeAll': actor => isEditing(actor) && isSuper(actor),
  'collection.seePrivate': (actor, collection) => !collection.isPrivate || owns(actor, collection) || (isEditing(actor) && isSuper(actor) && actor.seesOthers === true),
  'collection.seeHidden': (actor, collection) => isEditing(actor) && (isSuper(actor) || owns(actor, collection)),
  'collection.edit': (actor, collection) => isSuper(actor) || (actor.role !== 'ViewOnly' && owns(actor, collection)),
  // Replacing a picture is editing; adding one where there is none is not.
  'collection.addPhoto': (actor, collection) => !collection.path && actor.role !== 'ViewOnly' && (ADMINS.includes(actor.role) || owns(actor, collection)),
};

/**
 * Whether somebody may do something. Nobody is signed in: nothing may be done.
 * @example can(actor, 'collection.edit', collection)
 */
export const can = <A extends Action>(actor: Actor | undefined, action: A, ...subject: A extends keyof Subjects ? [Subjects[A]] : []): boolean =>
  actor !== undefined && (rules[action] as (actor: Actor, subject?: unknown) => boolean)(actor, subject[0]);
