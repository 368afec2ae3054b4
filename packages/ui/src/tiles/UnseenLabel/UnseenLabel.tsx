import { EyeOff } from 'lucide-react';
import { Label } from './UnseenLabel.styles.ts';

/** Says on a picture why others do not see the item. Stands in the picture's upper left corner. */
export const UnseenLabel = ({ children }: { children: string }) => <Label><EyeOff aria-hidden />{children}</Label>;
