import { navigationText } from '../../nl/frame.ts';
import type { Mode } from '../../constants.ts';
import { Choice } from '../../controls/Choice/Choice.tsx';

export interface ModeSwitchProps {
  /** The mode at hand. */
  value: Mode;
  /** The other mode was chosen, by a press or an arrow key. */
  onChange: (mode: Mode) => void;
  /** As wide as its container, in the menu. */
  isStretched?: boolean;
}

const options = [
  { value: 'presentation', label: navigationText.presentation },
  { value: 'edit', label: navigationText.edit },
] as const;

/** 'Presentatie' or 'Bewerken'; dark with magenta while editing, so that nobody edits by accident. */
export const ModeSwitch = ({ value, onChange, isStretched }: ModeSwitchProps) => (
  <Choice label={navigationText.mode} options={options} tone={value === 'edit' ? 'night' : 'paper'} {...{ value, onChange, isStretched }} />
);
