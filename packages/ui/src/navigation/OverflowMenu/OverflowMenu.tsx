import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../controls/Menu/Menu.tsx';
import { navigationText } from '../../nl/navigation.ts';

export interface OverflowMenuProps {
  /** The button's name and tooltip. */
  label?: string;
  /** What the page can also do; without any there is no button. */
  items: readonly MenuItem[];
  /** `night` on the ink header and over pictures. */
  tone?: 'paper' | 'night';
}

/** What a page can also do, behind three dots. Nothing is drawn without items. */
export const OverflowMenu = ({ label = navigationText.moreActions, items, tone }: OverflowMenuProps) =>
  items.length > 0 && <Menu trigger={<IconButton icon={Ellipsis} label={label} tone={tone} />} items={items} />;
