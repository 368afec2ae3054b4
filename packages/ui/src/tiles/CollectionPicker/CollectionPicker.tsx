import { useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { Id } from '../../id.ts';
import { pickerText as text } from '../../nl/collectionPicker.ts';
import { ActionPlace, Picker } from './CollectionPicker.styles.ts';
import { CollectionSelect } from './CollectionSelect.tsx';
import { containsProduct, type PickableCollection } from './picker.ts';
import { usePicked } from './usePicked.ts';

export interface CollectionPickerProps {
  /** The person's collections; only the visible ones are offered. */
  collections: readonly PickableCollection[];
  /** The product to file or to take out. */
  productId: Id;
  /** Renders nothing (specification §4). */
  isHidden?: boolean;
  /** Files the product in the collection, or takes it out. While that is under way nothing else can be pressed. */
  onSave: (collection: PickableCollection, isAdded: boolean) => Promise<void>;
  /** Called once the save has succeeded. */
  onClose: () => void;
  /** Makes a new collection with the product in it: the last row of the list. Absent for who may not. */
  onCreate?: (() => void) | undefined;
}

/**
 * Files a product into one of the person's collections, or takes it out (specification §2 and §4).
 * Usable within a modal overlay: its list stays inside it in the document.
 */
export const CollectionPicker = ({ collections, productId, isHidden, onSave, onClose, onCreate }: CollectionPickerProps) => {
  const { choices, selected, isPending, choose, save } = usePicked(collections, productId, onSave, onClose);
  const [picker, setPicker] = useState<HTMLElement | null>(null);
  if (isHidden || choices.length === 0) return null;
  const isIn = selected !== undefined && containsProduct(selected, productId);
  return (
    <Picker ref={setPicker}>
      <CollectionSelect choices={choices} selected={selected} productId={productId} isDisabled={isPending} anchor={picker} onChoose={choose} onCreate={onCreate} />
      <ActionPlace>
        <Button variant={isIn ? 'remove' : 'add'} isPending={isPending} aria-disabled={!selected || undefined} onClick={() => void save()}>
          {isIn ? text.remove : text.add}
        </Button>
      </ActionPlace>
    </Picker>
  );
};
