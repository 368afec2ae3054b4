import { Bookmark } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { viewsText as text } from '../../nl/views.ts';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import { Words } from '../SortMenu/SortMenu.styles.ts';

export interface ViewsMenuProps {
  /** What is kept, each name once. */
  views: readonly { name: string; isChosen: boolean; onChoose: () => void }[];
  /** Opens what keeps another, and lets go of one. */
  onManage: () => void;
}

/** The named views of a list: chosen here, kept and dropped in a `ViewsDialog`. */
export const ViewsMenu = ({ views, onManage }: ViewsMenuProps) => (
  <Menu
    trigger={<Button variant="quiet"><Bookmark aria-hidden /><Words>{text.title}</Words></Button>}
    items={[
      ...views.map(({ name, isChosen, onChoose }) => ({ label: name, isChecked: isChosen, onSelect: onChoose })),
      { label: text.manage, onSelect: onManage },
    ]}
  />
);
