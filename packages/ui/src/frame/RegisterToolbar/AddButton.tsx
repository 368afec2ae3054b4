import { Plus } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { registerText } from '../../nl/registers.ts';

export interface AddButtonProps {
  /** Opens the form of a new one. */
  onPress: () => void;
}

/** The page's main action: a new one, 'toevoegen' (specification §2). */
export const AddButton = ({ onPress }: AddButtonProps) => (
  <Button data-main onClick={onPress}><Plus aria-hidden />{registerText.add}</Button>
);
