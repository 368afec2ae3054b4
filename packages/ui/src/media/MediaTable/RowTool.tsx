import type { LucideIcon } from 'lucide-react';
import { IconButtonElement } from '../../controls/IconButton/IconButton.styles.ts';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';

interface RowToolProps {
  icon: LucideIcon;
  /** What it does: its tooltip, and its name unless it has a longer one. */
  tip: string;
  /** Its name, where the tooltip's words do not tell the rows apart. */
  label?: string;
  /** The id of what it acts upon. */
  describedBy?: string;
  /** Keeps its place and its focus, and ignores presses. */
  isDisabled: boolean;
  /** Why it can do nothing here: it is disabled, and says so. */
  refusal?: string;
  isDanger?: boolean;
  onPress: () => void;
}

/** One icon button of a row. Never natively disabled: a button that was just pressed keeps the focus. */
export const RowTool = ({ icon: Icon, tip, label = tip, describedBy, isDisabled, refusal, isDanger, onPress }: RowToolProps) => (
  <Tooltip label={tip} reason={refusal} tone="error">
    <IconButtonElement
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-description={refusal}
      aria-disabled={isDisabled || Boolean(refusal) || undefined}
      data-tone={isDanger ? 'danger' : undefined}
      onClick={() => { if (!isDisabled && !refusal) onPress(); }}
    >
      <Icon aria-hidden />
    </IconButtonElement>
  </Tooltip>
);
