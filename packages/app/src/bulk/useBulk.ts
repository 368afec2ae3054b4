import { ApiError, type Collection, type Hideable, type Id, type Intention, isRefusal, listAll, type Named, type Outcome, type ProductLabels, useManyWrites, useWriter, type ResourceName } from '@staalkaart/api-client';
import { useMemo } from 'react';
import { bulkTexts as text } from '../nl/bulk.ts';
import { filing } from '../nl/filing.ts';
import { settleMedia } from '../media/mediaOrder.ts';
import { decideVisibility } from '../products/wishes.ts';
import { rememberDeleted } from '../records/deleting.ts';
import { nameNow } from '../records/intend.ts';
import { useChanger } from '../records/useChanger.ts';
import { keepBrokenOff } from '../shell/brokenOff.ts';
import { Explained, isNotFound, readableError } from '../shell/errors/errorPolicy.ts';
import { isUntold } from '../shell/errors/outcome.ts';
import { tellEnded } from '../shell/tell.ts';
import { offerUndo, passUndoables, type Undo } from '../shell/undo/offerUndo.ts';
import { hasMedia, isUnderway, permissionOf, runStates, type Choosable } from './bulkState.ts';
import { unchoose } from './unchoose.ts';
import { refusals, type Refusal } from './refusals.ts';
import { createRuns, type Failed, type Job } from './runs.ts';

/** What is being done to many, in this tab. */
export const runs = createRuns({
  states: runStates,
  explain: error => (isUntold(error) ? text.untold(readableError(error)) : readableError(error)),
  tell: ({ key, job, items, done, failures, left }) => {
    const isWhole = done > 0 && failures.length + left.length === 0;
    if (isWhole) job.tell('success', job.done(done), key);
    else job.tell('warning', text.notWhole(job.label, done, items.length), key);
  },
  tellBroken: ({ label }, done, total) => tellEnded(text.broken(label, done, total)),
});

const failedFor = (items: readonly Choosable[], reason: string): Failed<Choosable>[] => items.map(item => ({ item, error: new Explained(reason) }));

runStates.subscribe(() => keepBrokenOff(runStates, runStates.get().filter(isUnderway).map(({ job, items, done }) => text.broken(job.label, done, items.length))));

/** How many ids an address holds: longer ones are refused by some servers. */
const IDS_AT_ONCE = 100;

/** One that was changed, with what changes it back. */
interface Changed extends Choosable {
  inverse: Intention;
}

/** What became of products that go into a collection or out of it. */
type Filed = Partial<Outcome> & { failed?: Failed<Choosable>[] };

const idsOf = (items: readonly Choosable[]): Id[] => items.map(({ id }) => id);

/** Takes what was gathered, and begins anew. */
const taken = <Item>(gathered: Item[]): Item[] => gathered.splice(0);

/** The products that exist now, of these. */
const readNow = async (products: readonly Choosable[]): Promise<Map<string, Choosable>> => {
  const found = new Map<string, Choosable>();
  for (let at = 0; at < products.length; at += IDS_AT_ONCE) {
    const productIds = products.slice(at, at + IDS_AT_ONCE).map(({ id }) => id);
    for (const product of await listAll('Products', { productIds })) found.set(String(product.id), product);
  }
  return found;
};

/** Which of them cannot be filed as they are now, whatever the list knew: those that are gone, which are chosen no longer, and those without media. */
const judge = async (products: readonly Choosable[]) => {
  const now = await readNow(products);
  const gone = products.filter(({ id }) => !now.has(String(id)));
  unchoose('Products', idsOf(gone));
  const bare = products.filter(item => !gone.includes(item) && !hasMedia(now.get(String(item.id))!));
  return { unfit: [...gone, ...bare], failed: [...failedFor(gone, text.gone), ...failedFor(bare, filing.noMedia)] };
};

type ManyWrites = ReturnType<ReturnType<typeof useManyWrites>>;

/** What may be done with many, each with its run: progress, failures by name, another try. */
export const useBulk = () => {
  const { carryOut, actor, tell } = useChanger();
  const begin = useManyWrites();
  const writer = useWriter();
  return useMemo(() => {
    /** Tells of a run with what undoes that much of it as was done. Undoing takes its place in the tray, each try that of the one before it: what it told is true no longer. */
    const undoable = <Item extends Choosable>(how: () => Omit<Undo<Item>, 'run' | 'actor'>): Job['tell'] => (kind, sentence, key) => {
      let tried: string | undefined;
      const run = (job: Job<Item>) => {
        if (tried === undefined) runs.undone(key);
        else runs.dismiss(tried);
        tried = runs.start(job);
      };
      offerUndo(tell[kind], sentence, actor && { ...how(), run, actor });
    };

    /**
     * A call or two for each, which tell what undoes them where anything does; who may not be touched is asked nothing.
     * @param done says that it was done to so many, of whom so many were changed by it
     */
    const each = (kind: ResourceName, label: string, done: (count: number, changed: number) => string, items: readonly Choosable[], work: (writes: ManyWrites, item: Choosable) => Promise<Intention | undefined | void>, refusal?: Refusal, after?: () => void) => {
      const permission = permissionOf(kind);
      const writes = begin();
      const end = () => {
        writes.end();
        after?.();
      };
      const changed: Changed[] = [];
      runs.start({
        label, items, end, permission,
        done: count => done(count, changed.length),
        work: async ([item]) => {
          const reason = refusal?.(actor, item!);
          if (reason !== undefined) throw new Explained(reason);
          const inverse = await work(writes, item!);
          if (inverse) changed.push({ ...item!, inverse });
        },
        tell: undoable<Changed>(() => ({
          items: taken(changed), permission,
          done: count => done(count, count),
          begin: () => {
            const again = begin();
            return { work: async ([item]) => { await again.carryOut(item!.inverse); }, end: again.end };
          },
        })),
      });
    };
    /** An intention for each; what is gone is chosen no longer. @param isMoved whether it goes to another list, and is not chosen there */
    const eachAs = (kind: ResourceName, label: string, done: (count: number) => string, items: readonly Choosable[], intentionFor: (id: Id) => Intention, refusal?: Refusal, isMoved = false) =>
      each(kind, label, (count, changed) => text.withBefore(done(count), count - changed), items, async (writes, { id }) => {
        const intention = intentionFor(id);
        const { inverse } = await writes.carryOut(intention).catch((error: unknown) => {
          if (isNotFound(error)) unchoose(kind, [id]);
          throw error;
        });
        if (isMoved) unchoose(kind, [id]);
        decideVisibility(intention);
        return inverse;
      }, refusal);

    /** Puts products in a collection by one write. Where it is refused because of some, the others go in all the same. */
    const addTo = async (collectionId: Id, items: readonly Choosable[], order?: readonly Id[]): Promise<Filed> => {
      const add = (those: readonly Choosable[]) => carryOut({ do: 'addProducts', collectionId, productIds: idsOf(those), ...(order && { order }) });
      const before = await judge(items.filter(item => !hasMedia(item)));
      const fit = items.filter(item => !before.unfit.includes(item));
      if (fit.length === 0) return { failed: before.failed };
      try {
        return { failed: before.failed, ...await add(fit) };
      } catch (error) {
        if (!(error instanceof ApiError && isRefusal(error.status))) throw error;
        const { unfit, failed } = await judge(fit);
        if (unfit.length === 0) throw error;
        const others = fit.filter(item => !unfit.includes(item));
        return { failed: [...before.failed, ...failed], ...others.length > 0 && await add(others) };
      }
    };
    const takeOut = (collectionId: Id, items: readonly Choosable[]): Promise<Filed> => carryOut({ do: 'removeProducts', collectionId, productIds: idsOf(items) });
    /** Those of the items that an intention about products names. */
    const namedIn = (inverse: Intention | undefined, items: readonly Choosable[]) => {
      const ids = new Set(inverse && 'productIds' in inverse ? inverse.productIds.map(String) : []);
      return items.filter(({ id }) => ids.has(String(id)));
    };
    // What is begun while editing may be about what a customer does not see.
    const permission = actor?.mode === 'edit' ? 'product.select' : 'product.collect';
    /**
     * One write for a collection, of all together.
     * @param said what was done, of the collection by its name
     * @param undo is given what would undo the whole
     */
    const together = (
      label: string, said: (name: string) => (count: number) => string, name: string, products: readonly Choosable[],
      work: (items: readonly Choosable[]) => Promise<Filed>, undo: (items: readonly Choosable[], inverse: Intention | undefined) => Promise<Filed>,
    ) => {
      let outcome: Filed = {};
      const done = (count: number) => said(nameNow(outcome.record, name))(count);
      const changed = () => namedIn(outcome.inverse, products);
      runs.start({
        label, items: products, isTogether: true, permission,
        done: count => text.withBefore(done(count), count - changed().length),
        work: async items => {
          outcome = await work(items);
          return outcome.failed;
        },
        tell: undoable(() => ({
          items: changed(), done, isTogether: true, permission,
          begin: () => ({
            work: async items => {
              const { failed, record } = await undo(items, outcome.inverse);
              if (record) outcome = { ...outcome, record };
              return failed;
            },
          }),
        })),
      });
    };
    return {
      setVisible: (isVisible: boolean, kind: Hideable, items: readonly Choosable[]) => eachAs(kind, isVisible ? text.show : text.hide, (isVisible ? text.shown : text.hidden)(kind), items,
        id => ({ do: isVisible ? 'show' : 'hide', resource: kind, id }), refusals[kind].visibility),
      label: (what: 'addLabel' | 'removeLabel', list: ProductLabels, label: Named, items: readonly Choosable[]) =>
        eachAs('Products', text.labels[list][what], (what === 'addLabel' ? text.labelled : text.unlabelled)(label.name), items, productId => ({ do: what, productId, list, label })),

      /** Lets users in, or shuts them out: they go to the other list. */
      setActive: (isActive: boolean, items: readonly Choosable[]) => eachAs('Users', isActive ? text.activate : text.deactivate, isActive ? text.activated : text.deactivated, items,
        id => ({ do: 'set', resource: 'Users', id, was: { isActive: !isActive }, fields: { isActive } }), refusals.Users.activity, true),

      remove: (kind: ResourceName, items: readonly Choosable[]) => {
        /** The products of which media went. */
        const emptied = new Set<Id>();
        /** What is left of their media stands in order, without gaps and without a video first. */
        const settleOrders = async () => {
          for (const productId of emptied) await settleMedia(writer, productId);
          emptied.clear();
        };
        each(kind, text.remove, text.removed(kind), items, async (writes, { id, asset }) => {
          const failure = await writes.remove(kind, id).then(() => undefined, (error: unknown) => {
            if (!isNotFound(error)) throw error;
            return new Explained(text.alreadyRemoved);
          });
          rememberDeleted(kind, id);
          if (asset) emptied.add(asset.productId);
          // It is gone, as was asked; what somebody else did is not counted as one's own.
          if (failure) throw failure;
        }, refusals[kind].removal, () => {
          passUndoables();
          settleOrders().catch(tell.failure);
        });
      },

      collect: ({ id, name }: Pick<Collection, 'id' | 'name'>, products: readonly Choosable[]) =>
        together(text.collect, text.collected, name, products, items => addTo(id, items), items => takeOut(id, items)),

      /** Undone, each goes to its place, as far as its neighbours are still there. */
      uncollect: ({ id, name }: Pick<Collection, 'id' | 'name'>, products: readonly Choosable[], scope: string) =>
        together(text.uncollect, text.uncollected, name, products, async items => {
          const outcome = await takeOut(id, items);
          unchoose('Products', idsOf(items), scope);
          return outcome;
        }, (items, inverse) => addTo(id, items, inverse?.do === 'addProducts' ? inverse.order : undefined)),
    };
  }, [actor, tell, carryOut, begin, writer]);
};
