import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { Words } from './SortMenu.styles.ts';
import { sortText } from '../../nl/frame.ts';
import { useAnswer } from '../../useAnswer.ts';

type Order = 'erpId' | 'created' | 'updated';

/** The orders of the products (specification §9); without a value it is the server's own. */
const OPTIONS: readonly { value: Order | undefined; label: string }[] = [
  { value: undefined, label: sortText.none },
  { value: 'erpId', label: sortText.erpId },
  { value: 'created', label: sortText.created },
  { value: 'updated', label: sortText.updated },
];

export interface SortMenuProps {
  /** The chosen order; undefined for the server's own. */
  value: Order | undefined;
  /** An order was chosen; undefined for the server's own. */
  onChange: (value: Order | undefined) => void;
}

/** The order of the products: the button says which one (on a phone to assistive technology alone), the menu offers the others. */
export const SortMenu = ({ value, onChange }: SortMenuProps) => {
  const [shown, answer] = useAnswer(value);
  const chosen = OPTIONS.find(option => option.value === shown) ?? OPTIONS[0];
  return (
    <Menu
      trigger={<Button variant="quiet"><ArrowDownUp aria-hidden /><Words>{sortText.button(chosen?.label ?? '')}</Words></Button>}
      items={OPTIONS.map(option => ({ label: option.label, isChecked: option === chosen, onSelect: () => answer(option.value, () => onChange(option.value)) }))}
    />
  );
};
