import styled from 'styled-components';
import { peopleText } from '../../nl/people.ts';
import { edge } from '../../theme/edge.ts';
import { forcedColors } from '../../theme/tokens.ts';

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px 3px 8px;
  border-radius: var(--radius-round);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  white-space: nowrap;

  background: var(--color-sunken);
  color: var(--color-ink-2);
  ${edge}
  &::before { content: ''; width: 8px; height: 8px; border-radius: 50%; box-shadow: inset 0 0 0 1.5px var(--color-ink-3); }
  &[data-active]::before { background: var(--color-good); box-shadow: none; }
  &[data-active] { color: var(--color-ink); }
  ${forcedColors} {
    &::before { border: 1.5px solid CanvasText; }
    &[data-active]::before { forced-color-adjust: none; background: CanvasText; }
  }
`;

export interface UserStatusProps {
  /** Whether the user may sign in. */
  isActive: boolean;
}

/** 'Actief' or 'Niet actief', in the list of users: the dot is filled or hollow, so colour is not needed to tell. */
export const UserStatus = ({ isActive }: UserStatusProps) => (
  <Badge data-active={isActive || undefined}>{isActive ? peopleText.active : peopleText.notActive}</Badge>
);
