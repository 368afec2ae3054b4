import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '../../controls/Button/Button.styles.ts';
import { ActionElement } from './ActionGroup.styles.ts';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
  tone?: 'danger';
  /** Ignores presses; never natively disabled, so that it can be focused and explained. */
  isDisabled?: boolean;
  /** Why it is disabled. */
  reason?: string;
  /** Turns while its action is under way. */
  isBusy?: boolean;
}

/** One icon button of the row. */
export const ActionButton = ({ icon: Icon, label, tone, isDisabled, reason, isBusy, onClick, ...rest }: ActionButtonProps) => (
  <Tooltip tone="error" label={label} reason={isDisabled ? reason : undefined}>
    <ActionElement
      {...rest}
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      data-tone={tone}
      onClick={event => (isDisabled ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <Spinner aria-hidden /> : <Icon aria-hidden />}
    </ActionElement>
  </Tooltip>
);
