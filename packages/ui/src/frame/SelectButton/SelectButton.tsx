import { ListChecks } from 'lucide-react';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { catalogue } from '../../nl/tiles.ts';
import { useAnswer } from '../../useAnswer.ts';
import { Toggle } from './SelectButton.styles.ts';

export interface SelectButtonProps {
  /** Something is being chosen: pressing it ends that. */
  isOn: boolean;
  /** Finds it again, to give it the focus. */
  id?: string;
  /** Begins choosing, or ends it. */
  onPress: () => void;
  /** Somebody comes near: time to fetch what choosing needs. */
  onNear?: () => void;
}

/** Begins to choose many of a list: a press on an item then ticks it. */
export const SelectButton = ({ isOn, id, onPress, onNear }: SelectButtonProps) => {
  const [isPressed, answer] = useAnswer(isOn);
  return (
    <Tooltip label={catalogue.select}>
      <Toggle data-main id={id} variant="quiet" aria-pressed={isPressed} data-pressed={isPressed || undefined} onPointerEnter={onNear} onFocus={onNear} onClick={() => answer(!isPressed, onPress)}>
        <ListChecks aria-hidden /><span>{catalogue.select}</span>
      </Toggle>
    </Tooltip>
  );
};
