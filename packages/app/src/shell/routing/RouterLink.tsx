import type { LinkProps } from '@staalkaart/ui';
import { Link } from 'react-router-dom';
import { useFrom } from './from.ts';

/** The router's link in the shape that the widgets expect. */
export const RouterLink = ({ href, children, ...rest }: LinkProps) => {
  const state = useFrom();
  return /^(https?:|mailto:|tel:)/i.test(href) ? <a {...rest} href={href}>{children}</a> : <Link {...rest} to={href} state={state}>{children}</Link>;
};
