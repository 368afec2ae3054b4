import { ApiError, type Collection, type Id, IntentionRefused, type Intention, listAll, type Named, type ProductLabels, useIntentions, useManyWrites } from '@staalkaart/api-client';
import { toast } from '@staalkaart/ui';
import { useMemo } from 'react';
import { bulkTexts as text } from '../nl/bulk.ts';
import { filing } from '../nl/filing.ts';
import { rememberDeleted } from '../records/deleted.ts';
import { readableError } from '../shell/errors/errorPolicy.ts';
import { runStates, type Choosable } from './bulkState.ts';
import { unchoose } from './choose.ts';
import { createRuns, type Failed } from './runs.ts';

/** Why something may not be done, known before it was asked. */
class Unfit extends Error {}

/** What is being done to many, in this tab. */
export const runs = createRuns({
  states: runStates,
  explain: error => (error instanceof Unfit ? error.message : error instanceof IntentionRefused ? filing.notShown : readableError(error)),
  tell: ({ job, items, done, failures, left }) => {
    if (done > 0 && failures.length + left.length === 0) toast.success(job.done(done));
    else toast.warning(text.notWhole(job.label, done, items.length));
  },
});

const hasMedia = ({ coverImagePath, hasVideo }: Choosable) => Boolean(coverImagePath) || hasVideo === true;
const failedFor = (items: readonly Choosable[], reason: string): Failed<Choosable>[] => items.map(item => ({ item, error: new Unfit(reason) }));

/** How many ids an address holds: longer ones are refused by some servers. */
const IDS_AT_ONCE = 100;

/** The products that exist now, of these. */
const readNow = async (products: readonly Choosable[]): Promise<Map<string, Choosable>> => {
  const found = new Map<string, Choosable>();
  for (let at = 0; at < products.length; at += IDS_AT_ONCE) {
    const productIds = products.slice(at, at + IDS_AT_ONCE).map(({ id }) => id);
    for (const product of await listAll('Products', { productIds })) found.set(String(product.id), product);
  }
  return found;
};

/** Refused for what was sent, and by somebody who answers: something in it is wrong. */
const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 409, 422].includes(error.status ?? 0);

/** What may be done with many products, each with its run: progress, failures by name, another try. */
export const useBulk = () => {
  const carryOut = useIntentions();
  const begin = useManyWrites();
  return useMemo(() => {
    /** One read and one write for each. */
    const each = (label: string, done: (count: number) => string, items: readonly Choosable[], intentionFor: (id: Id) => Intention) => {
      const writes = begin();
      runs.start({
        label, done, items, end: writes.end,
        work: async ([item]) => { await writes.carryOut(intentionFor(item!.id)); },
      });
    };
    return {
      show: (items: readonly Choosable[]) => each(text.show, text.shown, items, id => ({ do: 'show', resource: 'Products', id })),
      hide: (items: readonly Choosable[]) => each(text.hide, text.hidden, items, id => ({ do: 'hide', resource: 'Products', id })),
      label: (what: 'addLabel' | 'removeLabel', list: ProductLabels, label: Named, items: readonly Choosable[]) =>
        each(text.labels[list][what], (what === 'addLabel' ? text.labelled : text.unlabelled)(label.name), items, productId => ({ do: what, productId, list, label })),

      remove: (items: readonly Choosable[]) => {
        const writes = begin();
        runs.start({
          label: text.remove, done: text.removed, items, end: writes.end,
          work: async ([item]) => {
            // Somebody else was first: it is gone, as was asked.
            await writes.remove('Products', item!.id).catch((error: unknown) => { if (!(error instanceof ApiError && error.status === 404)) throw error; });
            rememberDeleted('Products', item!.id);
            unchoose([item!]);
          },
        });
      },

      /** One write for the collection. Where it is refused because of some, the others go in all the same. */
      collect: ({ id: collectionId, name }: Pick<Collection, 'id' | 'name'>, products: readonly Choosable[]) => runs.start({
        label: text.collect, done: text.collected(name), items: products, isTogether: true,
        work: async items => {
          const add = (those: readonly Choosable[]) => carryOut({ do: 'addProducts', collectionId, productIds: those.map(({ id }) => id) });
          const fit = items.filter(hasMedia);
          const bare = failedFor(items.filter(item => !hasMedia(item)), filing.noMedia);
          if (fit.length === 0) return bare;
          try {
            await add(fit);
            return bare;
          } catch (error) {
            if (!isRefusal(error)) throw error;
            const now = await readNow(fit);
            const gone = fit.filter(item => !now.has(String(item.id)));
            const emptied = fit.filter(item => now.has(String(item.id)) && !hasMedia(now.get(String(item.id))!));
            const others = fit.filter(item => !gone.includes(item) && !emptied.includes(item));
            if (others.length === fit.length) throw error;
            if (others.length > 0) await add(others);
            return [...bare, ...failedFor(gone, text.gone), ...failedFor(emptied, filing.noMedia)];
          }
        },
      }),

      uncollect: ({ id: collectionId, name }: Pick<Collection, 'id' | 'name'>, products: readonly Choosable[], scope: string) => runs.start({
        label: text.uncollect, done: text.uncollected(name), items: products, isTogether: true,
        work: async items => {
          await carryOut({ do: 'removeProducts', collectionId, productIds: items.map(({ id }) => id) });
          unchoose(items, scope);
        },
      }),
    };
  }, [carryOut, begin]);
};
