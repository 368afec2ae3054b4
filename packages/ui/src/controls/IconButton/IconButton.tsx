import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEventHandler } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { Side } from '../Tooltip/place.ts';
import { IconButtonElement } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** A lucide icon. */
  icon: LucideIcon;
  /** Its Dutch name: read by assistive technology and shown as its tooltip. */
  label: string;
  /** `night` on the ink header and over pictures, `danger` for what cannot be undone. */
  tone?: 'paper' | 'night' | 'danger';
  /** Where the tooltip stands. */
  placement?: Side;
  /** Cannot be used now. */
  disabled?: boolean;
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** An icon that does something, 44 px on touch, with its name as tooltip. */
export const IconButton = ({ icon: Icon, label, tone = 'paper', placement = 'top', type = 'button', ...rest }: IconButtonProps) => (
  <Tooltip label={label} placement={placement}>
    <IconButtonElement {...rest} type={type} aria-label={label} data-tone={tone}>
      <Icon aria-hidden />
    </IconButtonElement>
  </Tooltip>
);
