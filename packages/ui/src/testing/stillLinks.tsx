import type { ReactNode } from 'react';
import { LinkProvider, type LinkProps } from '../controls/Link/Link.tsx';

const StillLink = ({ href, onClick, ...props }: LinkProps) => (
  <a {...props} href={href} onClick={event => { onClick?.(event); event.preventDefault(); }}>{props.children}</a>
);

/** For stories: links that can be pressed without leaving the story. */
export const withStillLinks = (Story: () => ReactNode) => <LinkProvider value={StillLink}><Story /></LinkProvider>;
