import { Choice } from '../../controls/Choice/Choice.tsx';
import { peopleText } from '../../nl/people.ts';
import { Halves } from './ActiveToggle.styles.ts';

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
