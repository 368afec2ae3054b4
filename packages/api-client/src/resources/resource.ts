import { pageOf, recordOf, savedFrom } from '../answers.ts';
import type { ResourceName } from '../endpoints.ts';
import { serialiseParams, wireParams } from '../params.ts';
import { send } from '../transport.ts';
import type { Id, Page } from '../types/common.ts';

/** A resource that can be listed. */
export interface Listed<Item, Params extends object> {
  name: ResourceName;
  /** One page of the list; empty parameters are not sent (the users list sends all). */
  list(params: Params): Promise<Page<Item>>;
}

/** A resource whose records can be read one by one. */
export interface Detailed<Detail> {
  name: ResourceName;
  detail(id: Id): Promise<Detail>;
}

/** A resource that can be written. */
export interface Writable<Detail, Create extends object, Update extends object> {
  name: ResourceName;
  /** Returns the values sent, overlaid by what came back: an empty answer is no failure. */
  create(body: Create): Promise<Detail>;
  /** The id travels in the body. Returns as `create` does. */
  update(body: Update): Promise<Detail>;
  remove(id: Id): Promise<void>;
}

/** The five generic calls of a resource (specification §7). Each throws ApiError. */
export interface Resource<Item, Detail, Params extends object, Create extends object, Update extends object>
  extends Listed<Item, Params>, Detailed<Detail>, Writable<Detail, Create, Update> {}

/** The address of one record, or of what hangs under it. */
export const pathOf = (name: ResourceName, id: Id, under = ''): string =>
  `${name}/${encodeURIComponent(String(id))}${under}`;

/** Makes the generic calls of one resource. */
export const createResource = <Item, Detail, Params extends object, Create extends object, Update extends object>(
  name: ResourceName,
): Resource<Item, Detail, Params, Create, Update> => ({
  name,
  list: async params => {
    const query = serialiseParams(wireParams(params, name === 'Users'));
    return pageOf<Item>(await send({ method: 'get', url: query ? `${name}?${query}` : name }));
  },
  detail: async id => recordOf<Detail>(await send({ method: 'get', url: pathOf(name, id) })),
  create: async body => savedFrom<Detail>(body, await send({ method: 'post', url: name, data: body })),
  update: async body => savedFrom<Detail>(body, await send({ method: 'put', url: name, data: body })),
  remove: async id => {
    await send({ method: 'delete', url: pathOf(name, id) });
  },
});
