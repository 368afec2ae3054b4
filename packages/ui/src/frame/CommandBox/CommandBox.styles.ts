import styled from 'styled-components';
import { Option as ListOption } from '../../overlays/ComboBox/OptionList.styles.ts';

/** The results keep their place: the box does not jump while somebody types. */
export const Found = styled.div`
  display: flex;
  flex-direction: column;
  height: min(424px, 52vh);
  margin-top: var(--space-3);
  > [role='listbox'] { overflow-y: auto; overscroll-behavior: contain; }
  /* What could not be looked for stands above what was found. */
  > [role='alert'] { gap: var(--space-3); padding-block: var(--space-4); }
`;

export const GroupTitle = styled.div`
  padding: var(--space-3) 10px var(--space-1);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  color: var(--color-ink-2);
`;

export const Option = styled(ListOption)`
  content-visibility: visible;
  > span:not([class]) { flex: 0 1 auto; }
`;

export const Detail = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  margin-left: auto;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
  color: var(--color-ink-2);
`;

export const Note = styled.p`
  padding: var(--space-4) 10px;
  color: var(--color-ink-2);
`;
