import { createContext, createElement, use, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of the application, or a full URL. */
  href: string;
  /** Goes on the anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

const PlainLink = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Hands the widgets the router's link, so that they navigate without knowing a router. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the application: the router's where there is one, a plain one in stories. */
export const Link = (props: LinkProps) => createElement(use(LinkContext), props);
