import { fieldsOf, type Hear, listOf, pageOf, recordOf, savedFrom, type SavedRecord, versionOf } from './answers.ts';
import { detailAddress, listAddress } from './cache/keys.ts';
import { isAskedWhole } from './early.ts';
import { EXTRAS, featuresOf } from './endpoints.ts';
import { type CreateOf, type DetailOf, type ItemOf, type ParamsOf, type ResourceName, table, type UpdateOf } from './resources.ts';
import { fetchBlob, postFile, send } from './transport.ts';
import type { Id, Page, Upload } from './types/common.ts';
import {
  type Credentials, type LoginResponse, type Me, type MeUpdate, type NewPassword, type OneTimeCode, parseLogin, parseMe, type Role, roleOf,
} from './types/people.ts';
import { type ImportResult, parseFilters, parseImportResult, type ProductFilters } from './types/product.ts';
import { type Fields, isFields } from './types/read.ts';

/** A record as the server has it. */
export interface Versioned<Record> {
  record: Record;
  /** The answer's ETag, where the server sends one: given to `update` or `remove`, a write is refused (412) if somebody else came first. */
  version: string | undefined;
}

/** What a write of a resource left on the server. */
export type Saved<N extends ResourceName> = SavedRecord<DetailOf<N>>;

/** An id as an address may have it: a server may read that less strictly than it writes ids ('007', or in capitals). */
const comparable = (id: unknown): string => String(id).trim().toLowerCase().replace(/^0+(?=\d)/, '');
/** Whether an answer has another record than the one that was asked. */
const isAnother = (told: unknown, asked: Id): boolean => comparable(told) !== comparable(asked);

/** Has a write refused (412) where the record is no longer of that version. */
const ifMatch = (version: string | undefined): Record<string, string> => (version === undefined ? {} : { 'If-Match': version });

const signIn = async (url: string, data: object): Promise<LoginResponse> => parseLogin(fieldsOf(await send({ method: 'post', url, data })));

/** Every call of specification §7. They touch no cache and store nothing; each throws ApiError. */
export const api = {
  /**
   * One page of a list; empty parameters are not sent (the users list sends all).
   * @param hear is told what is in of a list that is asked whole, while it comes in
   */
  list: async <N extends ResourceName>(name: N, params: ParamsOf<N>, hear?: Hear<ItemOf<N>>): Promise<Page<ItemOf<N>>> =>
    pageOf<ItemOf<N>>(await send({ method: 'get', url: listAddress(name, params) }, isAskedWhole(params)), table[name].item, hear),

  /**
   * An answer with another record is none: what is read to be changed would be written over that one.
   * @param isBroken see `recordOf`
   */
  detail: async <N extends ResourceName>(name: N, id: Id, isBroken?: (told: Fields) => boolean): Promise<Versioned<DetailOf<N>>> => {
    const answer = await send({ method: 'get', url: detailAddress(name, id) });
    return { record: recordOf<DetailOf<N>>(answer, table[name].detail, told => isAnother(told.id, id) || isBroken?.(told) === true), version: versionOf(answer) };
  },

  /** Returns the values sent, overlaid by what came back: an empty answer is no failure. */
  create: async <N extends ResourceName>(name: N, body: CreateOf<N>, headers: Record<string, string> = {}): Promise<Saved<N>> =>
    savedFrom<DetailOf<N>>(body, await send({ method: 'post', url: name, data: body, headers }), table[name].detail),

  /** The id travels in the body. Returns what `create` does, and the version that the write left, where the answer tells it. */
  update: async <N extends ResourceName>(name: N, body: UpdateOf<N>, version?: string, headers: Record<string, string> = {}): Promise<Versioned<Saved<N>>> => {
    const answer = await send({ method: 'put', url: name, data: body, headers: { ...headers, ...ifMatch(version) } });
    return { record: savedFrom<DetailOf<N>>(body, answer, table[name].detail), version: versionOf(answer) };
  },

  remove: async (name: ResourceName, id: Id, version?: string, headers: Record<string, string> = {}): Promise<void> =>
    void await send({ method: 'delete', url: detailAddress(name, id), headers: { ...headers, ...ifMatch(version) } }),

  /** `POST {resource}/{id}/image` or `/video`, multipart under the field of that name. */
  upload: async (name: ResourceName, id: Id, field: 'image' | 'video', upload: Upload): Promise<void> =>
    void await postFile(`${detailAddress(name, id)}/${field}`, field, upload),

  /** First step of signing in: e-mail and password. */
  login: (credentials: Credentials): Promise<LoginResponse> => signIn(EXTRAS.login, credentials),
  /** Second step: e-mail and one-time code. */
  loginTotp: (code: OneTimeCode): Promise<LoginResponse> => signIn(EXTRAS.loginTotp, code),
  /** Ends the session of the stored token, on a server that announces `logout`. */
  logout: async (): Promise<void> => void await send({ method: 'post', url: EXTRAS.logout }),
  /** The roles that a user may have, each once; names that are no role of specification §6 are left out. */
  roles: async (): Promise<Role[]> =>
    [...new Set(listOf(await send({ method: 'get', url: EXTRAS.roles })).map(entry => roleOf(isFields(entry) ? entry.name : entry)))].filter(role => role !== undefined),

  me: async (): Promise<Me> => {
    const answer = await send({ method: 'get', url: EXTRAS.me });
    return { ...recordOf(answer, parseMe), features: featuresOf(answer.headers) };
  },
  updateMe: async (data: MeUpdate): Promise<void> => void await send({ method: 'put', url: EXTRAS.me, data }),
  /** The avatar: multipart under the field `image`. */
  uploadMyImage: async (upload: Upload): Promise<void> => void await postFile(EXTRAS.meImage, 'image', upload),
  /** Gives a user a new password. */
  newPassword: async (data: NewPassword, headers: Record<string, string> = {}): Promise<void> => void await send({ method: 'post', url: EXTRAS.newPassword, data, headers }),

  /** The filter groups of the product list, each with its options. */
  productFilters: async (): Promise<ProductFilters> => parseFilters(fieldsOf(await send({ method: 'get', url: EXTRAS.productFilters }))),
  /** The header row of an import file, as CSV. */
  productTemplate: (): Promise<Blob> => fetchBlob('get', EXTRAS.productTemplate),
  /** Imports a CSV file: `POST Products/batch`, multipart under the field `file`. */
  importProducts: async (upload: Upload, headers: Record<string, string> = {}): Promise<ImportResult> =>
    parseImportResult(fieldsOf(await postFile(EXTRAS.productBatch, 'file', upload, headers))),
  /** The images of a collection as a word-processing document. */
  exportCollection: (id: Id): Promise<Blob> => fetchBlob('post', `${detailAddress('Collections', id)}/export`),
};
