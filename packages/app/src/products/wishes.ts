import type { Id, Intention } from '@staalkaart/api-client';
import { dropId, keepId, readIds } from '../shell/storage.ts';

const KEY = 'staalkaart.visibleOnceItHasMedia';

/** Whether somebody on this device wanted a product without media to be visible (specification §4): its form keeps the wish until it has some. */
export const isWishedVisible = (id: Id): boolean => readIds(KEY).includes(String(id));

/** Keeps the wish, or forgets it. */
export const setWishedVisible = (id: Id, isWished: boolean): void => (isWished ? keepId : dropId)(KEY, id);

/** Whoever shows or hides a product by hand has decided: nothing that was wished before holds any more. */
export const decideVisibility = (intention: Intention): void => {
  if ((intention.do === 'show' || intention.do === 'hide') && intention.resource === 'Products') setWishedVisible(intention.id, false);
};
