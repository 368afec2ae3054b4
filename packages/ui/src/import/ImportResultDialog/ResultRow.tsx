import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { importText } from '../../nl/import.ts';
import type { ImportItem } from '../errorCsv.ts';
import { Done, Item, ItemName, Messages, Toggle, Why } from './ImportResultDialog.styles.ts';

interface ResultRowProps {
  item: ImportItem;
  index: number;
  count: number;
  /** px from the top of the list. */
  top: number;
  /** Height while folded, in px. */
  rowHeight: number;
  isFailed: boolean;
  isOpen: boolean;
  /** The one row of the list that Tab leads to. */
  isCurrent: boolean;
  onToggle: (index: number) => void;
  /** How high it is while it is unfolded, in px. */
  onHeight: (height: number) => void;
}

/** One row of the file. A failed one unfolds to all of its name and messages. */
export const ResultRow = ({ item, index, count, top, rowHeight, isFailed, isOpen, isCurrent, onToggle, onHeight }: ResultRowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const messagesId = useId();
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !isOpen) return undefined;
    const tell = () => onHeight(element.offsetHeight);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, onHeight]);

  const name = item.name?.trim() || importText.nameless;
  const messages = item.errorMessages?.length ? item.errorMessages : [importText.noReason];
  const folded: CSSProperties = { height: rowHeight };
  return (
    <Item ref={row} aria-posinset={index + 1} aria-setsize={count} data-index={index} data-last={index === count - 1 || undefined} data-open={isOpen || undefined} style={{ transform: `translateY(${top}px)`, ...(!isOpen && folded) }}>
      {isFailed ? (
        <>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={isOpen ? messagesId : undefined} tabIndex={isCurrent ? 0 : -1} style={isOpen ? undefined : folded} onClick={() => onToggle(index)}>
            <span>
              <ItemName>{name}</ItemName>
              {!isOpen && <Why><span>{messages[0]}</span>{messages.length > 1 && <span>{importText.messages(messages.length)}</span>}</Why>}
            </span>
            <ChevronDown aria-hidden />
          </Toggle>
          {isOpen && <Messages id={messagesId}>{messages.map((message, at) => <li key={at}>{message}</li>)}</Messages>}
        </>
      ) : <Done><ItemName title={name}>{name}</ItemName></Done>}
    </Item>
  );
};
