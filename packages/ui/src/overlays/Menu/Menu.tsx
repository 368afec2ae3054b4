import { cloneElement, useId, useState, type HTMLAttributes, type ReactElement } from 'react';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { MenuItem } from './MenuList.tsx';

export type { MenuItem } from './MenuList.tsx';

const LazyMenuList = lazyPart(() => import('./MenuList.tsx'), 'MenuList', { kind: 'dialog' });

/** Fetches the list of every menu ahead; a menu does so itself when a person comes near its button. */
export const preloadMenu = LazyMenuList.preload;

export interface MenuProps {
  /** What opens it: a button that passes its props on. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** What there is to choose, in order; each label once. */
  items: readonly MenuItem[];
}

/** A list of actions behind a button: arrow keys, first letters, Escape, and the focus returns to the button. */
export const Menu = ({ trigger, items }: MenuProps) => {
  const [opened, setOpened] = useState<{ button: HTMLElement; autoFocus: 'first' | 'last' | true }>();
  const id = useId();
  const { props } = trigger;
  const close = () => setOpened(undefined);
  const open = (button: HTMLElement, autoFocus: 'first' | 'last' | true) => {
    // Safari gives a pressed button no focus.
    button.focus({ preventScroll: true });
    setOpened({ button, autoFocus });
  };
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
        onClick: event => {
          props.onClick?.(event);
          if (opened) close();
          // A press of a key has no place.
          else open(event.currentTarget, event.detail === 0 ? 'first' : true);
        },
        onKeyDown: event => {
          const end = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
          if (!end) return;
          event.preventDefault();
          open(event.currentTarget, end);
        },
      })}
      {opened && <LazyMenuList {...opened} items={items} onClose={close} />}
    </>
  );
};
