import type { Id } from '@staalkaart/api-client';
import { CONTENT_ID } from '@staalkaart/ui';
import { paths } from '../shell/routing/paths.ts';

const pathnameOf = (link: HTMLAnchorElement) => link.pathname;

/**
 * Finds the product that stands next to one that is about to go. Calling what it returns gives it the focus, once the
 * other one has gone; the page itself where it was the last.
 */
export const focusNeighbour = (id: Id): (() => void) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${CONTENT_ID} li a, #${CONTENT_ID} [role="listitem"] a`)];
  const suffix = paths.product(id);
  const own = links.findIndex(link => pathnameOf(link).endsWith(suffix));
  const products = links.filter(link => /\/products\/[^/]+$/.test(pathnameOf(link)) && !pathnameOf(link).endsWith(suffix));
  const next = products.find(link => links.indexOf(link) > own) ?? products.at(-1);
  const path = next && pathnameOf(next);
  return () => {
    const focus = (tries: number) => requestAnimationFrame(() => {
      const isStillThere = [...document.querySelectorAll<HTMLAnchorElement>(`#${CONTENT_ID} a`)].some(link => pathnameOf(link).endsWith(suffix));
      const isBusy = document.querySelector('[role="alertdialog"]') !== null;
      if ((isStillThere || isBusy) && tries > 0) return focus(tries - 1);
      const target = path && [...document.querySelectorAll<HTMLAnchorElement>(`#${CONTENT_ID} a`)].find(link => pathnameOf(link) === path);
      (target || document.getElementById(CONTENT_ID))?.focus({ preventScroll: !target });
      return undefined;
    });
    focus(60);
  };
};
