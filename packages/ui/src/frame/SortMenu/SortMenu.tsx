import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { Words } from './SortMenu.styles.ts';
import { sortText } from '../../nl/frame.ts';
import { useAnswer } from '../../useAnswer.ts';

/** One order of a list; without a value it is the server's own. */
export interface SortOption<V extends string = string> {
  value: V | undefined;
  /** Its Dutch name, without a capital. */
  label: string;
}

/** The orders of the products (specification §9). */
export const productSortOptions: readonly SortOption<'erpId' | 'created' | 'updated'>[] = [
  { value: undefined, label: sortText.none },
  { value: 'erpId', label: sortText.erpId },
  { value: 'created', label: sortText.created },
  { value: 'updated', label: sortText.updated },
];

export interface SortMenuProps<V extends string> {
  /** The chosen order; undefined for the server's own. */
  value: V | undefined;
  /** The orders to choose from; the first one stands for an unknown value. */
  options: readonly SortOption<V>[];
  /** An order was chosen; undefined for the server's own. */
  onChange: (value: V | undefined) => void;
}

/** The order of a list: the button says which one (on a phone to assistive technology alone), the menu offers the others. */
export const SortMenu = <V extends string>({ value, options, onChange }: SortMenuProps<V>) => {
  const [shown, answer] = useAnswer(value);
  const chosen = options.find(option => option.value === shown) ?? options[0];
  return (
    <Menu
      trigger={<Button variant="quiet"><ArrowDownUp aria-hidden /><Words>{sortText.button(chosen?.label ?? '')}</Words></Button>}
      items={options.map(option => ({ label: option.label, isChecked: option === chosen, onSelect: () => answer(option.value, () => onChange(option.value)) }))}
    />
  );
};
