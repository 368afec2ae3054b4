import { can, type Actor } from '../access/access.ts';
import { shell } from '../nl/shell.ts';
import { paths } from './routing/paths.ts';

interface ShellLink {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** The page that a path belongs to: the products of a category are part of the categories. */
const isUnder = (pathname: string, href: string): boolean =>
  href === paths.categories
    ? pathname.startsWith(href) || pathname.startsWith('/products/category')
    : pathname.startsWith(href) && !(href === paths.products && pathname.startsWith('/products/category'));

/**
 * The links of the header for a role and a mode (specification §2, "Header navigation").
 * @param products the way to /products as it was left; on /products itself the link shows all of them again
 */
export const headerLinks = (actor: Actor, pathname: string, products: string = paths.products): ShellLink[] => {
  const shown: [boolean, string, string][] = [
    [true, paths.segments, shell.segments],
    [true, paths.categories, shell.categories],
    [true, paths.products, shell.products],
    [true, paths.collections, shell.collections],
    [can(actor, 'catalogue.edit'), paths.tags, shell.tags],
    [can(actor, 'catalogue.edit'), paths.customers, shell.customers],
    [can(actor, 'catalogue.edit'), paths.materials, shell.materials],
    [can(actor, 'user.edit'), paths.users, shell.users],
    [can(actor, 'asset.edit'), paths.assets, shell.assets],
  ];
  return shown.filter(([is]) => is).map(([, href, label]) => ({
    href: href === paths.products && pathname !== href ? products : href, label, isCurrent: isUnder(pathname, href),
  }));
};
