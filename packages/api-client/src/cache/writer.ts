import { ApiError } from '../ApiError.ts';
import { api, type Saved, type Versioned } from '../api.ts';
import type { ResourceName } from '../endpoints.ts';
import type { CreateOf, DetailOf, UpdateOf } from '../resources.ts';
import type { Id, Upload } from '../types/common.ts';
import type { MeUpdate } from '../types/me.ts';
import type { ImportResult } from '../types/product.ts';
import type { NewPassword } from '../types/user.ts';
import type { Store } from './effects.ts';
import { detailKey } from './keys.ts';
import { applyMeRules, applyRead, applyRules } from './rules.ts';

/** Every write of the API. Each applies its cache rules after success, and throws ApiError on failure. */
export interface Writer {
  create<N extends ResourceName>(name: N, body: CreateOf<N>): Promise<Saved<N>>;
  /** @param version as the record was read: refused with 412 if somebody else saved it since */
  update<N extends ResourceName>(name: N, body: UpdateOf<N>, version?: string): Promise<Saved<N>>;
  /** A record that was gone already (404) leaves the cache too, and the failure is thrown. */
  remove(name: ResourceName, id: Id): Promise<void>;
  /** Posts a picture or a film: it changes its record, as an update does. */
  upload(name: ResourceName, id: Id, field: 'image' | 'video', upload: Upload): Promise<void>;
  /** Reads a record from the server, whatever is cached; who shows it sees what was read. */
  readFresh<N extends ResourceName>(name: N, id: Id): Promise<Versioned<DetailOf<N>>>;
  updateMe(body: MeUpdate): Promise<void>;
  uploadMyImage(upload: Upload): Promise<void>;
  importProducts(upload: Upload): Promise<ImportResult>;
  newPassword(body: NewPassword): Promise<void>;
}

/** The writes bound to one cache. They go on when the screen that started them is gone. */
export const createWriter = (store: Store): Writer => ({
  create: async (name, body) => {
    const saved = await api.create(name, body);
    applyRules(store, name, 'create', { id: saved.id, saved });
    return saved;
  },
  update: async (name, body, version) => {
    const saved = await api.update(name, body, version);
    applyRules(store, name, 'update', { id: saved.id, saved });
    return saved;
  },
  remove: async (name, id) => {
    try {
      await api.remove(name, id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) applyRules(store, name, 'delete', { id });
      throw error;
    }
    applyRules(store, name, 'delete', { id });
  },
  upload: async (name, id, field, upload) => {
    await api.upload(name, id, field, upload);
    applyRules(store, name, 'update', { id });
  },
  readFresh: async <N extends ResourceName>(name: N, id: Id) => {
    const answer = await api.detail(name, id);
    // The cache may be gone with the session.
    store.mutate(detailKey(name, id), answer.record, { revalidate: false }).catch(() => {});
    applyRead(store, name, id, answer.record);
    return answer;
  },
  updateMe: async body => {
    await api.updateMe(body);
    applyMeRules(store);
  },
  uploadMyImage: async upload => {
    await api.uploadMyImage(upload);
    applyMeRules(store);
  },
  importProducts: async upload => {
    const result = await api.importProducts(upload);
    applyRules(store, 'Products', 'create');
    return result;
  },
  newPassword: async body => {
    await api.newPassword(body);
    applyRules(store, 'Users', 'update', { id: body.id });
  },
});
