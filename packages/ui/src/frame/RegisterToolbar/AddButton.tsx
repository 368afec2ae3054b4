import { Plus } from 'lucide-react';
import { Button } from '../../controls/Button/Button.tsx';
import { registerText } from '../../nl/registers.ts';

export interface AddButtonProps {
  /** Opens the form of a new one. */
  onPress: () => void;
  /** 'toevoegen' without it (specification §2). */
  label?: string;
}

/** The page's main action: a new one. */
export const AddButton = ({ onPress, label = registerText.add }: AddButtonProps) => (
  <Button data-main onClick={onPress}><Plus aria-hidden />{label}</Button>
);
