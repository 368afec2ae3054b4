import styled from 'styled-components';
import { Choice } from '../../controls/Choice/Choice.tsx';
import { peopleText } from '../../nl/people.ts';

/** Each half as wide as its own words: the second has more of them. Where there is no room for both they wrap. */
const Halves = styled.div`
  max-width: 100%;
  > * { max-width: 100%; }
  label { flex: 1 1 auto; text-align: center; white-space: normal; }
`;

export interface ActiveToggleProps {
  /** The active users are listed, else the others. */
  isActive: boolean;
  /** The other half was chosen. */
  onChange: (isActive: boolean) => void;
}

const options = [
  { value: 'active', label: peopleText.activeUsers },
  { value: 'inactive', label: peopleText.inactiveUsers },
] as const;

/** Lists the active or the non-active users (specification §2, /users). */
export const ActiveToggle = ({ isActive, onChange }: ActiveToggleProps) => (
  <Halves>
    <Choice label={peopleText.show} options={options} value={isActive ? 'active' : 'inactive'} onChange={value => onChange(value === 'active')} />
  </Halves>
);
