import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { buttonLook } from './Button.styles.ts';
import type { ButtonVariant } from './Button.tsx';

const Anchor = styled(Link)`${buttonLook}`;

export interface ButtonLinkProps extends Omit<LinkProps, 'children'> {
  /** Where it leads, in one word or two. */
  children: ReactNode;
  /** As of a button. */
  variant?: ButtonVariant;
  /** The address it leads to. */
  href: string;
}

/** A link that looks like a button: it leads somewhere, and does nothing else. */
export const ButtonLink = ({ variant = 'primary', children, ...rest }: ButtonLinkProps) => <Anchor {...rest} data-variant={variant}>{children}</Anchor>;
