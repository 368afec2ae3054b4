import { Check } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { collections as text } from '../../nl/collections.ts';
import { Name, Option, Thumb } from './CollectionSelect.styles.ts';
import type { PickableCollection } from './picker.ts';

interface CollectionOptionProps {
  id: string;
  ref: Ref<HTMLElement>;
  collection: PickableCollection;
  index: number;
  /** The keyboard or the pointer is on it. */
  isActive: boolean;
  /** It is the one in the button. */
  isSelected: boolean;
  /** Shows the check mark. */
  containsProduct: boolean;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

const Row = ({ id, ref, collection, index, isActive, isSelected, containsProduct, onActive, onChoose }: CollectionOptionProps) => (
  <Option
    ref={ref as Ref<HTMLDivElement>}
    id={id}
    role="option"
    aria-selected={isSelected}
    data-active={isActive || undefined}
    onMouseMove={() => { if (!isActive) onActive(index); }}
    onClick={() => onChoose(index)}
  >
    <Thumb><Picture path={collection.path} alt="" ratio="1 / 1" /></Thumb>
    <Name>{collection.name}</Name>
    {containsProduct && <><Check aria-hidden /><VisuallyHidden>{text.containsProduct}</VisuallyHidden></>}
  </Option>
);

/** One row of the list. Rows that did not change are not rendered again: a person may have hundreds of collections. */
export const CollectionOption = memo(Row, (before, after) =>
  before.id === after.id && before.index === after.index && before.isActive === after.isActive && before.isSelected === after.isSelected
  && before.containsProduct === after.containsProduct && before.onChoose === after.onChoose
  && before.collection.name === after.collection.name && before.collection.path === after.collection.path);
