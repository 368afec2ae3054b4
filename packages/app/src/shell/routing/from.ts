import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom';
import { paths } from './paths.ts';

/** Where a page was opened from, as its entry in the history keeps it: the list that a product is walked in and left to. */
export interface From {
  /** An address with its query; undefined where nobody knows. */
  from?: string | undefined;
  /** The address of the entry before this one: Back leads there. */
  before?: string | undefined;
}

/** The pages of one product, its form among them: they hand on where they were opened from. */
const isOfProduct = (pathname: string) => /^\/products\/(manage\/)?[^/]+$/.test(pathname);

/** Where the present page was opened from. What leads to itself took its own entry: of the one before that nothing is known. */
export const useOpenedFrom = (): From => {
  const { pathname, search, state } = useLocation();
  const { from, before } = (state as From | null) ?? {};
  return { from, before: before === pathname + search ? undefined : before };
};

/** Leads to a page: back to it, as it was left, where it is the one before; else on to it. */
export const useWayBack = () => {
  const navigate = useNavigate();
  const { before } = useOpenedFrom();
  return (to: string, options?: NavigateOptions): void => void (to === before ? navigate(-1) : navigate(to, options));
};

/** The state of what is followed from a page. */
export const fromOf = ({ pathname, search, state }: Location): From => {
  const before = pathname + search;
  if (!isOfProduct(pathname)) return { from: before, before };
  const category = new URLSearchParams(search).get('category');
  return { from: category ? paths.categoryProducts(category) : (state as From | null)?.from, before };
};
