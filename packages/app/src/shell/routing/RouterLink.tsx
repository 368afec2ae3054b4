import type { LinkProps } from '@staalkaart/ui';
import { createContext, use, type MouseEvent } from 'react';

/** The answer to a press, in ms. */
const ANSWER = { duration: 250, easing: 'ease-in' };

/** The way to the application's pages, from wherever a link stands. It never changes: no link is drawn anew as the address does. */
export interface Links {
  /** The address of a page. @param path its path, with what follows a ? */
  hrefOf: (path: string) => string;
  /** Goes to a page as a link on the present one does, which is known there as where it was opened from. */
  follow: (path: string) => void;
}

export const LinksContext = createContext<Links>({ hrefOf: path => path, follow: path => window.location.assign(path) });

/** Left to the browser: another tab or window, a file that is kept. */
const isBrowsers = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: { target } }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== '' && target !== '_self');

/**
 * A link in the shape that the widgets expect, to a page of the application by its path, or to elsewhere. It answers a press in
 * the next frame, by itself: the page that it leads to takes longer to draw.
 */
export const RouterLink = ({ href, onClick, children, ...rest }: LinkProps) => {
  const { hrefOf, follow } = use(LinksContext);
  if (!href.startsWith('/')) return <a {...rest} href={href} onClick={onClick}>{children}</a>;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.currentTarget.animate({ opacity: [0.6, 1] }, ANSWER);
    if (isBrowsers(event)) return;
    event.preventDefault();
    follow(href);
  };
  return <a {...rest} href={hrefOf(href)} onClick={press}>{children}</a>;
};
