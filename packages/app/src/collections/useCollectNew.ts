import { useMe, type CreateOf } from '@staalkaart/api-client';
import { useState } from 'react';
import type { Choosable } from '../bulk/bulkState.ts';
import { useBulk } from '../bulk/useBulk.ts';
import { bulkTexts as text } from '../nl/bulk.ts';
import { findMade } from '../records/findMade.ts';
import type { SavedInModal } from '../shell/modal/modal.ts';
import { useTell } from '../shell/tell.ts';
import { rememberUsed } from './lastUsed.ts';

interface Made extends SavedInModal {
  sent: CreateOf<'Collections'> | undefined;
}

/** Goes on with a collection that was made for products: what it was not made with goes in now, and what cannot is told by name. */
export const useCollectNew = (products: readonly Choosable[] = []): ((made: Made) => void) => {
  const { me } = useMe();
  const { collect } = useBulk();
  const tell = useTell();
  const [before] = useState(() => me?.collections ?? []);
  return ({ id: told, name, sent }) => {
    if (products.length === 0 || !me) return;
    const isWhole = sent?.productIds.length === products.length;
    const goOn = async () => {
      const id = told ?? (isWhole ? undefined : await findMade('Collections', name, before));
      if (id !== undefined) rememberUsed(me.id, id);
      if (isWhole) return;
      if (id === undefined) tell.warning(text.unknownMade(name, products.length));
      else collect({ id, name }, products);
    };
    goOn().catch(tell.failure);
  };
};
