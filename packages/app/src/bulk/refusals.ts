import { isSameId, type ResourceName } from '@staalkaart/api-client';
import { can, type Actor } from '../access/access.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { filing } from '../nl/filing.ts';
import { people } from '../nl/people.ts';
import type { Choosable } from './bulkState.ts';

/** Why somebody may not do it to one of many; undefined where they may. */
export type Refusal = (actor: Actor | undefined, item: Choosable) => string | undefined;

interface Refusals {
  /** To show and to hide; absent where there is nothing to hide. */
  visibility?: Refusal;
  /** To let in and to shut out: users alone. */
  activity?: Refusal;
  removal: Refusal;
}

const byEditors: Refusal = actor => (can(actor, 'catalogue.edit') ? undefined : text.unavailable);
const catalogue: Refusals = { visibility: byEditors, removal: byEditors };
const register: Refusals = { removal: byEditors };

/** Oneself and a SuperAdmin are touched by few. */
const ofUser: Refusal = (actor, user) => {
  if (!can(actor, 'user.change', user)) return people.superAdminOnly;
  return isSameId(actor?.id, user.id) ? text.oneself : undefined;
};

/** What of each kind may not be done to which record, known before it is asked (specification §6); the server has the last word. */
export const refusals: Record<ResourceName, Refusals> = {
  Products: catalogue,
  Categories: catalogue,
  Segments: catalogue,
  Collections: {
    visibility: (actor, collection) => {
      if (!can(actor, 'collection.edit', collection)) return filing.foreign;
      return can(actor, 'collection.setVisible', collection) ? undefined : text.staysVisible;
    },
    removal: (actor, collection) => (can(actor, 'collection.edit', collection) ? undefined : filing.foreign),
  },
  Customers: register,
  Materials: register,
  Tags: register,
  Users: { activity: ofUser, removal: ofUser },
  Assets: { removal: actor => (can(actor, 'asset.edit') ? undefined : text.unavailable) },
};
