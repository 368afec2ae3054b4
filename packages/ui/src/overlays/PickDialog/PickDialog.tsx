import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import { comboText } from '../../nl/forms.ts';
import { manyText as text } from '../../nl/many.ts';
import { foldOptions, limitOptions, noteFor, searchOptions, type ComboOption, type LookupStatus } from '../ComboBox/options.ts';
import { Body } from '../Dialog/Dialog.styles.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { List, Note, Row, Search, Thumb } from './PickDialog.styles.ts';

/** Something to pick. */
export interface PickOption extends ComboOption {
  /** Of its round thumbnail; none where it is not told. */
  path?: string | null;
}

export interface PickDialogProps {
  /** What is picked, and what for: 'In welke collectie?'. */
  title: string;
  /** In the order in which they are offered. */
  options: readonly PickOption[];
  /** How the fetching of the options goes. */
  status?: LookupStatus;
  /** Fetches them again. */
  onRetry?: () => void;
  /** One press picks: nothing has to be confirmed. */
  onPick: (option: PickOption) => void;
  /** Makes one that is not there yet: the last row. Absent for who may not. */
  create?: { label: string; onPress: () => void } | undefined;
  /** Nothing was picked. */
  onClose: () => void;
}

/** Up to this many are in sight at once: nobody has to search. */
const SEARCH_FROM = 8;

/** Asks for one of a list, by one press. Use it through `LazyPickDialog`. */
export const PickDialog = ({ title, options, status = 'ready', onRetry, onPick, create, onClose }: PickDialogProps) => {
  const [query, setQuery] = useState('');
  const folded = useMemo(() => foldOptions(options), [options]);
  const { shown, left } = limitOptions(searchOptions(folded, query), undefined);
  const note = noteFor({ foundCount: shown.length, left, query }, status);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      // Enter in the field takes the first.
      onSubmit={() => { if (shown[0] && query) onPick(shown[0]); }}
    >
      <Body>
        {options.length > SEARCH_FROM && (
          <Search type="search" aria-label={text.search} placeholder={text.search} autoComplete="off" autoFocus={matchMedia('(pointer: fine)').matches} value={query} onChange={event => setQuery(event.target.value)} />
        )}
        <List>
          {status !== 'failed' && shown.map((option: PickOption) => (
            <li key={String(option.id)}>
              <Row type="button" onClick={() => onPick(option)}>
                {option.path !== undefined && <Thumb><Picture path={option.path} alt="" ratio="1 / 1" sizes="48px" /></Thumb>}
                <span>{option.name}</span>
              </Row>
            </li>
          ))}
          {create && <li><Row type="button" onClick={create.onPress}><Thumb><Plus aria-hidden /></Thumb><span>{create.label}</span></Row></li>}
        </List>
        {note && <Note role="status" data-first={shown.length === 0 || undefined}>{note}</Note>}
        {status === 'failed' && <Button variant="quiet" onClick={onRetry}>{comboText.retry}</Button>}
      </Body>
    </Dialog>
  );
};
