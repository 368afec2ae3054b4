import type { Id, ResourceName } from '@staalkaart/api-client';
import { putSelection, selections } from './bulkState.ts';

/** What is gone is chosen nowhere, or no longer in one list. */
export const unchoose = (kind: ResourceName, ids: readonly Id[], scope?: string): void => {
  for (const [name, selection] of Object.entries(selections.get())) {
    if (selection?.kind !== kind || (scope !== undefined && scope !== name)) continue;
    const chosen = new Map(selection.chosen);
    for (const id of ids) chosen.delete(String(id));
    if (chosen.size < selection.chosen.size) putSelection(name, { ...selection, chosen });
  }
};
