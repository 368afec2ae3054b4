import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { buttonLook } from './Button.styles.ts';

const Anchor = styled(Link)`${buttonLook}`;

export interface ButtonLinkProps extends Omit<LinkProps, 'children'> {
  /** Where it leads, in one word or two. */
  children: ReactNode;
  /** The address it leads to. */
  href: string;
}

/** A link that looks like a quiet button: it leads somewhere, and does nothing else. */
export const ButtonLink = ({ children, ...rest }: ButtonLinkProps) => <Anchor {...rest} data-variant="quiet">{children}</Anchor>;
