import { Ellipsis } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { navigationText } from '../../nl/frame.ts';
import { Folded, Unfolded } from './OverflowMenu.styles.ts';

interface OverflowItem extends MenuItem {
  /** It stays behind the dots where the others unfold. */
  isSeldom?: boolean;
}

export interface OverflowMenuProps {
  /** What the page can also do; without any there is no button. */
  items: readonly OverflowItem[];
  /** From 1024 px on the items stand as buttons of their own. */
  unfolds?: boolean;
}

/** What a page can also do, behind three dots. Nothing is drawn without items. */
export const OverflowMenu = ({ items, unfolds }: OverflowMenuProps) => {
  if (items.length === 0) return null;
  const menuOf = (some: readonly OverflowItem[]) => <Menu trigger={<IconButton icon={Ellipsis} label={navigationText.moreActions} />} items={some} />;
  if (!unfolds) return menuOf(items);
  const seldom = items.filter(({ isSeldom }) => isSeldom);
  return (
    <>
      <Unfolded>
        {items.map(item => !item.isSeldom && <Button key={item.label} variant="quiet" disabled={item.isDisabled} onClick={item.onSelect}>{item.label}</Button>)}
        {seldom.length > 0 && menuOf(seldom)}
      </Unfolded>
      <Folded>{menuOf(items)}</Folded>
    </>
  );
};
