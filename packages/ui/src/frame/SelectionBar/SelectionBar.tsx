import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { CONTENT_ID } from '../../constants.ts';
import { useTrayRoom } from '../../feedback/Trays/useTrayRoom.ts';
import { manyText as text } from '../../nl/many.ts';
import { Menu } from '../../overlays/Menu/Menu.tsx';
import type { MenuItem } from '../../overlays/Menu/MenuList.tsx';
import { Folded, Unfolded } from '../../overlays/OverflowMenu/OverflowMenu.styles.ts';
import { Actions, Bar, Choices, Count, Rest, Short } from './SelectionBar.styles.ts';

/** How many of the actions after the first stand by themselves where there is room. */
const AT_HAND = 2;

export interface SelectionBarProps {
  /** How many are chosen, in words: '12 producten gekozen'. */
  count: string;
  /** The count changes by what is being done to the chosen, which tells of itself: it is not read out at each step. */
  isCounting?: boolean;
  /** Ways to choose more or fewer at once. */
  choices: readonly {
    /** Which one it is: its label may change while it has the focus. */
    id: string;
    label: string;
    /** The part of the label that says enough on a phone; the whole of it without. */
    short?: string | undefined;
    onPress: () => void;
    isPending?: boolean;
    isDisabled?: boolean;
  }[];
  /** What may be done with the chosen. The first stands by itself; from 768 px on so do the next, the rest is in a menu. */
  actions: readonly MenuItem[];
  /** Nothing is chosen: nothing can be done. */
  isDisabled?: boolean;
  /** Ends choosing. */
  onDone: () => void;
  /** The id of what gets the focus when the bar goes while it has it; the page itself without it. */
  opener?: string;
}

const ActionButtons = ({ items, isDisabled, isFirst = false }: { items: readonly MenuItem[]; isDisabled: boolean | undefined; isFirst?: boolean }) => items.map(({ label, onSelect, tone, isDisabled: isOff }, at) => (
  // What cannot be undone does not invite.
  <Button key={label} variant={isFirst && at === 0 && tone !== 'danger' ? 'primary' : 'quiet'} aria-disabled={isDisabled || isOff} onClick={() => onSelect?.()}>{label}</Button>
));

const More = ({ items, isDisabled }: { items: readonly MenuItem[]; isDisabled: boolean | undefined }) => items.length > 0 && (
  <Menu
    trigger={<IconButton icon={Ellipsis} label={text.more} aria-disabled={isDisabled || undefined} />}
    items={isDisabled ? items.map(item => ({ ...item, isDisabled })) : items}
  />
);

/** A label of which a phone shows a part alone; it is read out whole. */
const Label = ({ label, short = label }: { label: string; short?: string | undefined }) => {
  const at = label.indexOf(short);
  return <><Rest>{label.slice(0, at)}</Rest><Short>{short}</Short><Rest>{label.slice(at + short.length)}</Rest></>;
};

/** What is chosen on a page, and what may be done with all of it. */
export const SelectionBar = ({ count, isCounting, choices, actions, isDisabled, onDone, opener }: SelectionBarProps) => {
  const bar = useRef<HTMLElement>(null);
  useTrayRoom(bar, true);
  useLayoutEffect(() => {
    const element = bar.current;
    const toBar = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !document.activeElement?.matches('[role="checkbox"], [role="cell"] [type="checkbox"]')) return;
      element?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', toBar);
    return () => {
      document.removeEventListener('keydown', toBar);
      // Who has their hands on the keys sees where they are; for a finger nothing scrolls.
      if (element?.contains(document.activeElement)) ((opener && document.getElementById(opener)) || document.getElementById(CONTENT_ID))?.focus({ preventScroll: !document.activeElement?.matches(':focus-visible') });
    };
  }, [opener]);
  const [first, ...others] = actions;
  return (
    <Bar ref={bar} aria-label={text.bar}>
      <Count role="status" aria-live={isCounting ? 'off' : 'polite'}>{count}</Count>
      <VisuallyHidden>{text.backToBar}</VisuallyHidden>
      <Choices>{choices.map(({ id, label, short, onPress, isPending, isDisabled: isOff }) => <Button key={id} variant="quiet" aria-label={short && label} aria-disabled={isOff} isPending={isPending} onClick={onPress}><span><Label label={label} short={short} /></span></Button>)}</Choices>
      <Actions>
        {first && <ActionButtons items={[first]} isDisabled={isDisabled} isFirst />}
        <Unfolded><ActionButtons items={others.slice(0, AT_HAND)} isDisabled={isDisabled} /><More items={others.slice(AT_HAND)} isDisabled={isDisabled} /></Unfolded>
        <Folded><More items={others} isDisabled={isDisabled} /></Folded>
      </Actions>
      <Button variant="quiet" onClick={onDone}>{text.done}</Button>
    </Bar>
  );
};
