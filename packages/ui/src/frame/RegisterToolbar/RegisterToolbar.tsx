import type { ChangeEvent, ReactNode } from 'react';
import { ToolsLine } from '../PageHeader/PageHeader.styles.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { registerText } from '../../nl/registers.ts';
import { SearchPlace, Tools } from './RegisterToolbar.styles.ts';
import { useTypedSearch } from './useTypedSearch.ts';

export interface RegisterToolbarProps {
  /** What is searched, and what happens with a new term. */
  search: {
    /** The term that the page shows results for. */
    value: string;
    /** Called with the trimmed term: 300 ms after the last key, and at once on Enter or when it is cleared. */
    onSearch: (term: string) => void;
    /** Says what is searched, such as 'Zoek een klant'. */
    placeholder?: string;
  };
  /** The page's buttons, such as an `AddButton`. */
  actions?: ReactNode;
}

/** A register's search box and buttons: the `actions` of a PageHeader. */
export const RegisterToolbar = ({ search: { value, onSearch, placeholder = registerText.search }, actions }: RegisterToolbarProps) => {
  const { draft, type, commit } = useTypedSearch(value, onSearch);
  return (
    <Tools>
      {/* The box tells its term on Enter alone; its typing is heard on the way up. */}
      <SearchPlace onChange={(event: ChangeEvent) => { if (event.target instanceof HTMLInputElement) type(event.target.value); }}>
        <SearchBox value={draft} onSearch={commit} placeholder={placeholder} />
      </SearchPlace>
      {actions}
      <ToolsLine />
    </Tools>
  );
};
