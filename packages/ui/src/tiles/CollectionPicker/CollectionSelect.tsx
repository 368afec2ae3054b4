import { autoUpdate, flip, offset, shift, size, useDismiss, useFloating, useInteractions, useListNavigation, useRole, useTypeahead } from '@floating-ui/react';
import { ChevronDown } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { collections as text } from '../../nl/collections.ts';
import { CollectionOption } from './CollectionOption.tsx';
import { List, Name, SelectButton, Thumb } from './CollectionSelect.styles.ts';
import { containsProduct, type PickableCollection } from './picker.ts';

/** px: seven rows and a half, so that a longer list shows that it goes on. */
const LONGEST_LIST_PX = 342;

interface CollectionSelectProps {
  choices: readonly PickableCollection[];
  selected: PickableCollection;
  productId: number | string;
  /** A save is under way: the choice stands. */
  isDisabled: boolean;
  /** The list is as wide as this element, and opens below it. */
  anchor: HTMLElement | null;
  onChoose: (id: number | string) => void;
}

/**
 * A button with a list of collections. Focus stays on the button (`aria-activedescendant`), and the list is a
 * popover in place: so it works inside any modal, is never clipped, and needs no focus management.
 */
export const CollectionSelect = ({ choices, selected, productId, isDisabled, anchor, onChoose }: CollectionSelectProps) => {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const options = useRef<(HTMLElement | null)[]>([]);
  const names = useRef<string[]>([]);
  names.current = choices.map(({ name }) => name);
  options.current.length = choices.length;
  const isTyping = useRef(false);
  const swallowsSpaceUp = useRef(false);
  const contains = useMemo(() => choices.map(choice => containsProduct(choice, productId)), [choices, productId]);
  const selectedIndex = choices.findIndex(({ id }) => String(id) === String(selected.id));

  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setOpen,
    placement: 'bottom-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(10),
      flip({ padding: 12 }),
      shift({ padding: 12 }),
      size({
        padding: 12,
        apply: ({ rects, availableHeight, elements }) => {
          elements.floating.style.setProperty('--list-width', `${rects.reference.width}px`);
          elements.floating.style.setProperty('--list-height', `${Math.max(96, Math.min(LONGEST_LIST_PX, availableHeight))}px`);
        },
      }),
    ],
  });
  useLayoutEffect(() => { refs.setPositionReference(anchor); }, [anchor, refs]);

  const { getReferenceProps, getFloatingProps } = useInteractions([
    useRole(context, { role: 'select' }),
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, { listRef: options, activeIndex: active, selectedIndex, onNavigate: setActive, virtual: true, loop: true, enabled: !isDisabled }),
    useTypeahead(context, {
      listRef: names, activeIndex: active, selectedIndex, enabled: !isDisabled,
      onMatch: index => (isOpen ? setActive(index) : onChoose(choices[index]!.id)),
      onTypingChange: typing => { isTyping.current = typing; },
    }),
  ]);

  const choicesRef = useRef({ choices, onChoose });
  choicesRef.current = { choices, onChoose };
  const choose = useCallback((index: number) => {
    const choice = choicesRef.current.choices[index];
    if (choice) choicesRef.current.onChoose(choice.id);
    setOpen(false);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      // Closes the list alone, not the overlay around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (event.key === 'Enter' || (event.key === ' ' && !isTyping.current)) {
      event.preventDefault();
      swallowsSpaceUp.current = event.key === ' ';
      if (active !== null) choose(active);
    }
  };

  return (
    <>
      <SelectButton
        ref={refs.setReference}
        {...getReferenceProps({
          type: 'button',
          'aria-label': text.collection,
          'aria-disabled': isDisabled || undefined,
          onClick: () => { if (!isDisabled) setOpen(!isOpen); },
          onBlur: () => setOpen(false),
          onKeyDown,
          onKeyUp: (event: KeyboardEvent) => {
            // Firefox presses the button again when the space bar that chose is let go.
            if (event.key === ' ' && swallowsSpaceUp.current) event.preventDefault();
            swallowsSpaceUp.current = false;
          },
        } as Record<string, unknown>)}
      >
        <Thumb><Picture path={selected.path} alt="" ratio="1 / 1" /></Thumb>
        <Name>{selected.name}</Name>
        <ChevronDown aria-hidden />
      </SelectButton>
      {isOpen && (
        <List
          ref={(list: HTMLElement | null) => {
            refs.setFloating(list);
            if (list?.isConnected && !list.matches(':popover-open')) list.showPopover?.();
          }}
          popover="manual"
          tabIndex={-1}
          style={floatingStyles}
          {...getFloatingProps({ 'aria-label': text.collections, onMouseDown: event => event.preventDefault() })}
        >
          {choices.map((choice, index) => (
            <CollectionOption
              key={choice.id}
              ref={element => { options.current[index] = element; }}
              id={`${context.floatingId}-${index}`}
              collection={choice}
              index={index}
              isActive={index === active}
              isSelected={index === selectedIndex}
              containsProduct={contains[index]!}
              onActive={setActive}
              onChoose={choose}
            />
          ))}
        </List>
      )}
    </>
  );
};
