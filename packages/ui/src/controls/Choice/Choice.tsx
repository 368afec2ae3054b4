import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useAnswer } from '../../useAnswer.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconName, Option, Track } from './Choice.styles.ts';

export interface ChoiceProps<V extends string> {
  /** What is chosen, for assistive technology. */
  label: string;
  /** The chosen one. */
  value: V;
  /** With an icon, the label becomes its name and tooltip. */
  options: readonly { value: V; label: string; icon?: LucideIcon }[];
  /** Called with the new value, on a press or an arrow key. */
  onChange: (value: V) => void;
  /** `night` on the ink header. */
  tone?: 'paper' | 'night';
  /** As wide as its container. */
  isStretched?: boolean;
}

/** One of two or three, side by side. Native radios beneath: the arrow keys come with them. */
export const Choice = <V extends string>({ label, value, options, onChange, tone = 'paper', isStretched }: ChoiceProps<V>) => {
  const name = useId();
  const [chosen, answer] = useAnswer(value);
  return (
    <Track role="radiogroup" aria-label={label} data-tone={tone} data-stretched={isStretched || undefined}>
      {options.map(({ value: own, label: text, icon: Icon }) => (
        <Tooltip key={own} label={Icon && text}>
          <Option data-chosen={own === chosen || undefined}>
            <input type="radio" name={name} checked={own === chosen} onChange={() => answer(own, () => onChange(own))} />
            {Icon ? <><Icon aria-hidden /><IconName>{text}</IconName></> : text}
          </Option>
        </Tooltip>
      ))}
    </Track>
  );
};
