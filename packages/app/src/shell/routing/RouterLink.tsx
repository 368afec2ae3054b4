import type { LinkProps } from '@staalkaart/ui';
import { Link } from 'react-router-dom';

/** The router's link in the shape that the widgets expect; pages change with a view transition where there is one. */
export const RouterLink = ({ href, children, ...rest }: LinkProps) =>
  /^(https?:|mailto:|tel:)/i.test(href) ? <a {...rest} href={href}>{children}</a> : <Link {...rest} to={href} viewTransition>{children}</Link>;
