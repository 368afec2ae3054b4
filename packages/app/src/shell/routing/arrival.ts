import type { Location } from 'react-router-dom';

let wish: { pathname: string; act: () => void } | undefined;

/** Has something done once the navigation that is about to begin has arrived at its page; another one calls it off. */
export const onArrival = (pathname: string, act: () => void): void => { wish = { pathname, act }; };

/** A page stands there. */
export const arrive = ({ pathname }: Location): void => {
  const now = wish;
  wish = undefined;
  if (now?.pathname === pathname) now.act();
};
