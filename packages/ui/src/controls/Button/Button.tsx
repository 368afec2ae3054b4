import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { ButtonElement, Spinner } from './Button.styles.ts';

/** How much a button asks for. */
export type ButtonVariant = 'primary' | 'quiet' | 'add' | 'remove';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in one word or two. */
  children: ReactNode;
  /** `primary` for the one action of a page, `quiet` beside it, `add` and `remove` for collections. */
  variant?: ButtonVariant;
  /** `large` for the one button of a narrow form. */
  size?: 'medium' | 'large';
  /** As wide as its container. */
  isStretched?: boolean;
  /** Its action is under way: it keeps its place and its focus, and ignores presses. */
  isPending?: boolean;
  /** Cannot be used now. Where its own press brings that about, `aria-disabled`: it keeps the focus, and ignores presses. */
  disabled?: boolean;
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The button of the house. Not for navigation: that is a `Link`. */
export const Button = ({ variant = 'primary', size = 'medium', isStretched, isPending, children, onClick, type = 'button', ...rest }: ButtonProps) => {
  const isOff = isPending || rest['aria-disabled'] || undefined;
  return (
    <ButtonElement
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-stretched={isStretched || undefined}
      aria-disabled={isOff}
      aria-busy={isPending || undefined}
      onClick={event => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {isPending && <Spinner aria-hidden />}
      {isPending ? <span>{children}</span> : children}
    </ButtonElement>
  );
};
