import { useMemo, useRef, useState } from 'react';
import { isSameId, type Id } from '../../id.ts';
import { containsProduct, offered, pickerState, preselect, type PickableCollection } from './picker.ts';

interface Pending {
  collection: PickableCollection;
  productId: Id;
}

/** What is selected in the picker, and the saving of it: one save at a time, whatever is pressed. */
export const usePicked = (
  collections: readonly PickableCollection[], productId: Id, onSave: (collection: PickableCollection, isAdded: boolean) => Promise<void>, onClose: () => void,
) => {
  const choices = useMemo(() => offered(collections), [collections]);
  const state = pickerState(choices, productId);
  const [chosen, setChosen] = useState<{ productId: Id; id: Id; state: string; isRefused?: true }>();
  const [pending, setPending] = useState<Pending>();
  const isSaving = useRef(false);

  const isMine = chosen !== undefined && isSameId(chosen.productId, productId);
  const own = chosen && choices.find(({ id }) => isSameId(id, chosen.id));
  const isStanding = own !== undefined && (chosen?.isRefused || chosen?.state === state);
  // Where what was chosen is gone, nothing takes its place beneath the finger; nor where it could not be saved.
  const current = isMine && (!own || isStanding) ? own : preselect(choices, productId);
  // While saving, what was pressed stays in sight, even when the list is refreshed underneath.
  const selected = pending && isSameId(pending.productId, productId) ? pending.collection : current;

  const save = async () => {
    if (!selected || isSaving.current) return;
    isSaving.current = true;
    setPending({ collection: selected, productId });
    try {
      await onSave(selected, !containsProduct(selected, productId));
    } catch {
      // The application shows what went wrong; the picker stays, with the choice that was made.
      setChosen({ productId, id: selected.id, state, isRefused: true });
      return;
    } finally {
      isSaving.current = false;
      setPending(undefined);
    }
    onClose();
  };

  return { choices, selected, isPending: pending !== undefined, choose: (id: Id) => setChosen({ productId, id, state }), save };
};
