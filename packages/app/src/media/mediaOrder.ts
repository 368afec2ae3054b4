import { ApiError, asWriting, IntentionRefused, isRefusal, isSameId, locksOf, mayBeDone, PAGE_SIZES, subscribeToken, type Asset, type Id, type UpdateOf, type Writer } from '@staalkaart/api-client';
import { byIds, inOrder, orderedMedia } from '@staalkaart/ui';
import { mediaTexts } from '../nl/media.ts';
import { keepBrokenOff } from '../shell/brokenOff.ts';
import { Explained, isNotFound } from '../shell/errors/errorPolicy.ts';
import type { UploadTarget } from '../shell/uploads/uploadStates.ts';

type WriteAssets = Pick<Writer, 'create' | 'update' | 'readFresh' | 'readFreshList' | 'together'>;

/** The media of a product as they stand on the server now, in their order; none where it is not known whose they are. */
export const readMedia = async (writer: Pick<Writer, 'readFreshList'>, productId: Id): Promise<Asset[]> => {
  if (productId === '') return [];
  const { items } = await writer.readFreshList('Assets', { productId, pageSize: PAGE_SIZES.LOOKUP });
  // What is read here is written: never those of another product, whatever a server makes of the question.
  return inOrder(items.filter(asset => asset.productId === '' || isSameId(asset.productId, productId)));
};

/** The body of an update (specification §7). */
export const bodyOf = ({ id, productId, isVideo, file, order, name }: Asset): UpdateOf<'Assets'> => ({ id, productId, isVideo, file: file ?? '', order, name });

const isAmong = (ids: readonly Id[]) => ({ id }: { id: Id }) => ids.some(other => isSameId(other, id));

/** The media that the last new one came among, with it: the next of the same choice follows at once, and needs no other look. */
let seen: { productId: Id; media: readonly Asset[] } | undefined;
// A choice that breaks off with its session has no last one.
subscribeToken(() => { seen = undefined; });

/** Whether a medium stands where it was last seen, as far as this tab knows: it has ordered nothing since. */
export const standsAsSeen = (id: Id): boolean => seen?.media.some(asset => isSameId(asset.id, id)) ?? false;

const locks = locksOf();

/** Does something to the media of a product once all that was asked before is done, in any tab: of two orders that are sent at once neither would come out. */
export const inTurn = <Result>(productId: Id, work: () => Promise<Result>): Promise<Result> => asWriting(() => locks.request(`staalkaart media ${productId}`, work));

/**
 * Sends changed orders one after the other. Where one fails, those that were sent are taken back, and that one where no answer says that it is not done.
 * One that is gone needs no place: the rest is left to whoever reads what stands there now.
 */
const sendOrders = async (writer: WriteAssets, productId: Id, changed: readonly Asset[], before: readonly Asset[]): Promise<void> => {
  const sent: Asset[] = [];
  seen = undefined;
  keepBrokenOff(sent, [mediaTexts.orderUnknown]);
  try {
    for (const asset of changed) {
      // One after the other: a server that renumbers by itself must see each in its turn.
      await writer.update('Assets', bodyOf(asset));
      sent.push(asset);
    }
  } catch (error) {
    if (isNotFound(error)) return;
    if (mayBeDone(error)) sent.push(changed[sent.length]!);
    try {
      for (const { id } of sent.toReversed()) {
        const old = before.find(asset => isSameId(asset.id, id));
        if (old) await writer.update('Assets', bodyOf(old));
      }
    } catch {
      const now = await readMedia(writer, productId).catch(() => undefined);
      if (!now) throw new Explained(mediaTexts.orderUnknown, { cause: error });
      if (before.some(({ id, order }) => now.some(asset => isSameId(asset.id, id) && asset.order !== order))) throw new Explained(mediaTexts.orderIncomplete, { cause: error });
    }
    throw mayBeDone(error) ? new Explained(mediaTexts.orderKept, { cause: error }) : error;
  } finally {
    keepBrokenOff(sent, []);
  }
};

/**
 * One medium moved, wherever the others stand by now.
 * @param list the media with that one where it was put, as the table shows them: so they become where nobody changed their order since; else it
 * goes behind the nearest of those before it that is still there
 * @param shown the ids as they stood before
 */
export const movedAs = (list: readonly { id: Id }[], id: Id, shown: readonly Id[]) => (media: Asset[]): Asset[] => {
  if (media.length === shown.length && media.every((asset, at) => isSameId(asset.id, shown[at]))) return byIds(list.map(one => one.id))(media);
  const moved = media.find(asset => isSameId(asset.id, id));
  if (!moved) return media;
  const others = media.filter(asset => asset !== moved);
  const before = list.slice(0, list.findIndex(one => isSameId(one.id, id)));
  const behind = before.findLast(isAmong(others.map(other => other.id)));
  const at = behind ? others.findIndex(other => isSameId(other.id, behind.id)) + 1 : 0;
  return others.toSpliced(at, 0, moved);
};

/** How often the order is looked at again: a server that renumbers by itself may need a second round, and so does a medium that goes meanwhile. */
const ROUNDS = 3;

const saveOrder = (
  writer: WriteAssets, productId: Id, arrange: (media: Asset[]) => Asset[] = media => media,
): Promise<{ before: Asset[]; media: Asset[] }> => writer.together(async () => {
  const first = await readMedia(writer, productId);
  let media = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = media;
    const list = orderedMedia(arrange(before));
    const changed = list.filter(asset => !before.includes(asset));
    if (changed.length === 0) return { before: first, media: list };
    // Each round starts from what the one before left.
    await sendOrders(writer, productId, changed, before);
    media = await readMedia(writer, productId).catch((cause: unknown) => { throw new Explained(mediaTexts.orderUnknown, { cause }); });
  }
  return { before: first, media };
});

/**
 * Saves the media of a product in an order: 1, 2, 3 … without gaps or doubles, no video first (specification §4).
 * Whatever the server renumbers by itself, the list is read again until it says so.
 * @param arrange puts the media of now in the order that is wanted; see {@link movedAs}
 * @returns the media as they were, and as they are, each in their order
 * @throws ApiError of the update that failed, once those before it were taken back; where that failed too, Explained
 */
export const saveMediaOrder = (writer: WriteAssets, productId: Id, arrange?: (media: Asset[]) => Asset[]): ReturnType<typeof saveOrder> =>
  inTurn(productId, () => saveOrder(writer, productId, arrange));

/**
 * Puts media back into an order; those that came since keep their place, those that went are left out.
 * @param left the ids in the order that they were left in
 * @param order the ids in the order that they had before
 * @throws IntentionRefused where somebody ordered them anew since: theirs stays; where what is left of them stands so already; else as `saveMediaOrder`
 */
export const restoreMediaOrder = (writer: WriteAssets, productId: Id, left: readonly Id[], order: readonly Id[]): Promise<void> => inTurn(productId, async () => {
  const media = await readMedia(writer, productId);
  const ours = media.filter(isAmong(left)).filter(isAmong(order));
  const there = isAmong(ours.map(({ id }) => id));
  const still = (ids: readonly Id[]) => ids.filter(id => there({ id }));
  if (still(left).some((id, at) => !isSameId(id, ours[at]?.id))) throw new IntentionRefused('changed');
  const back = still(order);
  if (still(left).every((id, at) => isSameId(id, back[at]))) throw new IntentionRefused('gone');
  await saveOrder(writer, productId, byIds(media.map(({ id }) => (there({ id }) ? back.shift()! : id))));
});

/**
 * Makes the record of a new medium at the end, with its file to follow. Whether all stand as they should is looked at
 * after the last one of a choice: see {@link settleMedia}.
 * @param onMade hears its id as soon as it is made: whatever fails after that, it is never made twice
 * @returns its id and its place
 */
export const createMedium = (
  writer: WriteAssets, { productId, isVideo, name }: Extract<UploadTarget, { of: 'Assets' }>, file: string, onMade: (made: { id: Id; order: number }) => void,
): Promise<{ id: Id; order: number }> => inTurn(productId, async () => {
  const known = seen && isSameId(seen.productId, productId) ? seen.media : undefined;
  const media = known ?? await readMedia(writer, productId);
  // Whatever fails from here on, what is there is looked at anew.
  seen = undefined;
  // Its name is its own: made before, by a call whose answer never came.
  const made = media.find(asset => asset.name === name);
  if (made) {
    const { id, order } = made;
    onMade({ id, order });
    return { id, order };
  }
  const list = orderedMedia([...media, { id: '', productId, isVideo, name, order: media.length + 1 }]);
  const { order } = list.find(asset => asset.id === '')!;
  const created = await writer.create('Assets', { productId, isVideo, file, order, name }).catch(async (error: unknown) => {
    // A product that is gone says so itself.
    if (error instanceof ApiError && isRefusal(error.status)) await writer.readFresh('Products', productId);
    throw error;
  });
  // A server may tell nothing of what it made: it is found by its name.
  const id = created.id ?? (await readMedia(writer, productId)).find(asset => asset.name === name)!.id;
  onMade({ id, order });
  const now = list.map(asset => (asset.id === '' ? { ...asset, id } : asset));
  // Those before it had gaps or doubles. What was seen before decides no order: somebody may have moved them since.
  if (!known && list.some(asset => asset.id !== '' && !media.includes(asset))) await saveOrder(writer, productId, byIds(now.map(asset => asset.id)));
  seen = { productId, media: now };
  return { id, order };
});

/**
 * Puts the media in order after the last new one of a choice, or after a deletion, whatever came meanwhile.
 * @throws Explained where they could not be; ApiError where they could not be read
 */
export const settleMedia = (writer: WriteAssets, productId: Id): Promise<void> => inTurn(productId, async () => {
  seen = undefined;
  try {
    await saveOrder(writer, productId);
  } catch (error) {
    const cause = error instanceof Explained ? error.cause : error;
    // What is gone needs no order.
    if (isNotFound(cause)) return;
    throw cause instanceof ApiError && cause.method === 'GET' ? cause : new Explained(mediaTexts.orderIncomplete, { cause });
  }
});

const SUFFIX_LENGTH = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new asset: the product's, an underscore, and eight random characters. */
export const newAssetName = (productName: string): string =>
  `${productName}_${Array.from(crypto.getRandomValues(new Uint8Array(SUFFIX_LENGTH)), value => LETTERS[value % LETTERS.length]).join('')}`;
