import type { LinkProps } from '@staalkaart/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFrom } from './from.ts';

/** The answer to a press, in ms. */
const ANSWER = { duration: 250, easing: 'ease-in' };

/**
 * The router's link in the shape that the widgets expect. It answers a press in the next frame, by itself: the page that it
 * leads to takes longer to draw.
 */
export const RouterLink = ({ href, children, ...rest }: LinkProps) => {
  const state = useFrom();
  if (/^(https?:|mailto:|tel:)/i.test(href)) return <a {...rest} href={href}>{children}</a>;
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (!event.defaultPrevented) event.currentTarget.animate({ opacity: [0.6, 1] }, ANSWER);
  };
  return <Link {...rest} onClick={onClick} to={href} state={state}>{children}</Link>;
};
