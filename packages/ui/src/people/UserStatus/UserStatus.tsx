import { peopleText } from '../../nl/people.ts';
import { Badge } from './UserStatus.styles.ts';

export interface UserStatusProps {
  /** Whether the user may sign in. */
  isActive: boolean;
}

/** 'Actief' or 'Niet actief', in the list of users: the dot is filled or hollow, so colour is not needed to tell. */
export const UserStatus = ({ isActive }: UserStatusProps) => (
  <Badge data-active={isActive || undefined}>{isActive ? peopleText.active : peopleText.notActive}</Badge>
);
