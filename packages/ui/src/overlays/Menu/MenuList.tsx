import { Check, type LucideIcon } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { setInteractionModality, type MenuItemProps, type MenuProps } from 'react-aria-components';
import { Link } from '../../controls/Link/Link.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { Item, List } from './Menu.styles.ts';

/** One thing to choose: a link where it has an `href`, an action otherwise. */
export interface MenuItem {
  /** What it does, in Dutch. */
  label: string;
  /** A lucide icon before the label. */
  icon?: LucideIcon;
  /** Where it leads. */
  href?: string;
  /** What happens on choice; called for links too. */
  onSelect?: () => void;
  /** Makes it one of several to choose from, ticked when true. */
  isChecked?: boolean;
  /** Stands there, but cannot be chosen. */
  isDisabled?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
}

interface MenuListProps {
  /** What there is to choose, in order; each label once. */
  items: readonly MenuItem[];
  /** What opened it and names it; the focus goes back there. */
  button: HTMLElement;
  /** Where the focus begins unless one is ticked: on an item for who came by keyboard, else on the list. */
  autoFocus: MenuProps<object>['autoFocus'];
  onClose: () => void;
}

type Render = NonNullable<MenuItemProps['render']>;
/** The router's link where there is one. */
const renderItem: Render = props => ('href' in props ? <Link {...props} href={props.href ?? ''} /> : <div {...props} />);
/** An action among what can be chosen: react-aria gives every item of a list one role. */
const renderAction: Render = (props, state) => renderItem({ ...props, role: 'menuitem', 'aria-checked': undefined } as typeof props, state);

/** The list of a menu. Use it through `Menu`. */
export const MenuList = ({ items, button, autoFocus, onClose }: MenuListProps) => {
  // After a press without a pointer (Space, a screen reader) react-aria puts every focus off to the next frame, drops all but
  // the first of them, and that is the list's: before the list is there it must know better.
  useLayoutEffect(() => setInteractionModality(autoFocus === true ? 'pointer' : 'keyboard'), [autoFocus]);
  const choose = (item: MenuItem) => {
    // What opens now gives the focus back to the button: by then this item is gone.
    if (!item.href) button.focus({ preventScroll: true });
    item.onSelect?.();
  };
  return (
    <Popup anchor={button} placement="bottom end" maxHeight={480} onClose={onClose}>
      <List
        aria-labelledby={button.id}
        autoFocus={autoFocus}
        shouldFocusWrap
        shouldCloseOnSelect
        selectionMode={items.some(item => item.isChecked !== undefined) ? 'single' : 'none'}
        selectedKeys={items.filter(item => item.isChecked).map(item => item.label)}
        onClose={onClose}
      >
        {items.map(item => {
          const { label, icon: Icon, isChecked, isDisabled, tone } = item;
          return (
            <Item key={label} id={label} textValue={label} href={isDisabled ? undefined : item.href} isDisabled={isDisabled} data-tone={tone} render={isChecked === undefined ? renderAction : renderItem} onAction={() => choose(item)}>
              {Icon && <Icon aria-hidden />}<span>{label}</span>{isChecked && <Check aria-hidden />}
            </Item>
          );
        })}
      </List>
    </Popup>
  );
};
