import type { Id, ResourceName } from '@staalkaart/api-client';

const gone = new Set<string>();
const nameOf = (kind: ResourceName, id: Id) => `${kind}/${id}`;

/** Remembers for the life of the page what was deleted here: Back never leads to it. */
export const rememberDeleted = (kind: ResourceName, id: Id): void => { gone.add(nameOf(kind, id)); };

/** Whether a record was deleted here. */
export const isDeleted = (kind: ResourceName, id: Id): boolean => gone.has(nameOf(kind, id));

/** Forgets all of it: a story starts like a reloaded page. */
export const forgetDeleted = (): void => gone.clear();
