import {
  autoUpdate, flip, FloatingFocusManager, offset, shift, size, useClick, useDismiss, useFloating, useInteractions,
  useListNavigation, useMergeRefs, useRole, useTypeahead, type Placement,
} from '@floating-ui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { cloneElement, useRef, useState, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { showOnTop } from './showOnTop.ts';
import { ItemButton, ItemLink, MenuList } from './Menu.styles.ts';

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

export interface MenuProps {
  /** What opens it: an element that takes a ref and passes its props on. */
  trigger: ReactElement<Record<string, unknown> & { ref?: Ref<Element> }>;
  /** What there is to choose, in order; each label once. */
  items: readonly MenuItem[];
  /** Where the menu stands to its button. */
  placement?: Placement;
}

/** Links answer Enter by themselves; a menu item answers the space bar too. */
const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A list of actions behind a button: arrow keys, first letters, Escape, and the focus returns to the button. */
export const Menu = ({ trigger, items, placement = 'bottom-end' }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<string[]>([]);
  labels.current = items.map(item => item.label);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6), flip({ padding: 8 }), shift({ padding: 8 }),
      size({ padding: 8, apply: ({ availableHeight, elements: { floating } }) => { floating.style.setProperty('--menu-room', `${availableHeight}px`); } }),
    ],
  });
  const checked = items.findIndex(item => item.isChecked);
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, { listRef: elements, activeIndex, onNavigate: setActiveIndex, selectedIndex: checked < 0 ? null : checked, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: isOpen ? setActiveIndex : undefined }),
  ]);
  const ref = useMergeRefs([refs.setReference, trigger.props.ref ?? null]);
  const list = useMergeRefs([refs.setFloating, showOnTop]);
  const choose = (item: MenuItem) => {
    if (item.isDisabled) return;
    setOpen(false);
    // What opens now gives the focus back to the button: by then this item is gone.
    if (!item.href) (refs.domReference.current as HTMLElement | null)?.focus({ preventScroll: true });
    item.onSelect?.();
  };
  return (
    <>
      {cloneElement(trigger, { ...getReferenceProps(trigger.props), ref })}
      {isOpen && (
        <FloatingFocusManager context={context} modal={false} guards={false}>
          <MenuList ref={list} popover="manual" style={floatingStyles} {...getFloatingProps()}>
            {items.map((item, index) => {
              const Icon = item.icon;
              const own = {
                ref: (element: HTMLElement | null) => { elements.current[index] = element; },
                role: item.isChecked === undefined ? 'menuitem' : 'menuitemradio',
                tabIndex: activeIndex === index ? 0 : -1,
                'aria-checked': item.isChecked,
                'aria-disabled': item.isDisabled,
                'data-tone': item.tone,
                children: <>{Icon && <Icon aria-hidden />}<span>{item.label}</span>{item.isChecked && <Check aria-hidden />}</>,
              };
              return item.href && !item.isDisabled
                ? <ItemLink key={item.label} {...getItemProps({ onClick: () => choose(item), onKeyDown: pressOnSpace })} {...own} href={item.href} />
                : <ItemButton key={item.label} type="button" {...getItemProps({ onClick: () => choose(item) })} {...own} />;
            })}
          </MenuList>
        </FloatingFocusManager>
      )}
    </>
  );
};
