import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEventHandler } from 'react';
import { Spinner } from '../Button/Button.styles.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { Side } from '../Tooltip/place.ts';
import { IconButtonElement } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name' | 'disabled'> {
  /** A lucide icon. */
  icon: LucideIcon;
  /** Its Dutch name: read by assistive technology and shown as its tooltip. */
  label: string;
  /** Its whole name for assistive technology, where the tooltip's words do not tell it from others. */
  name?: string;
  /** `night` on the ink header and over pictures, `danger` for what cannot be undone. */
  tone?: 'paper' | 'night' | 'danger' | undefined;
  /** Where the tooltip stands. */
  placement?: Side;
  /** Ignores presses, and keeps its place and its focus. */
  isDisabled?: boolean | undefined;
  /** Why it can do nothing: it is disabled, and its tooltip says so. */
  reason?: string | undefined;
  /** What it does is under way: it turns. */
  isPending?: boolean | undefined;
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** An icon that does something, 44 px on touch, with its name as tooltip. */
export const IconButton = ({ icon: Icon, label, name = label, tone = 'paper', placement = 'top', type = 'button', isDisabled, reason, isPending, onClick, ...rest }: IconButtonProps) => {
  const isOff = isDisabled || Boolean(reason);
  return (
    <Tooltip label={label} reason={reason} tone="error" placement={placement}>
      <IconButtonElement
        aria-disabled={isOff || undefined}
        aria-description={reason}
        {...rest}
        type={type}
        aria-label={name}
        aria-busy={isPending || undefined}
        data-tone={tone}
        onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
      >
        {isPending ? <Spinner aria-hidden /> : <Icon aria-hidden />}
      </IconButtonElement>
    </Tooltip>
  );
};
