import { Ellipsis } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { navigationText } from '../../nl/frame.ts';
import { Folded, Unfolded } from './OverflowMenu.styles.ts';

export interface OverflowMenuProps {
  /** What the page can also do; without any there is no button. */
  items: readonly MenuItem[];
  /** From 1024 px on the items stand as buttons of their own. */
  unfolds?: boolean;
}

/** What a page can also do, behind three dots. Nothing is drawn without items. */
export const OverflowMenu = ({ items, unfolds }: OverflowMenuProps) => {
  if (items.length === 0) return null;
  const menu = <Menu trigger={<IconButton icon={Ellipsis} label={navigationText.moreActions} />} items={items} />;
  return unfolds ? (
    <>
      <Unfolded>{items.map(item => <Button key={item.label} variant="quiet" disabled={item.isDisabled} onClick={item.onSelect}>{item.label}</Button>)}</Unfolded>
      <Folded>{menu}</Folded>
    </>
  ) : menu;
};
