import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router-dom';
import { paths } from './paths.ts';

/** Where a page was opened from, as its entry in the history keeps it: the list that a product is walked in and left to. */
export interface From {
  /** An address with its query; undefined where nobody knows. */
  from?: string | undefined;
  /** The entry before this one is that address: Back leads there. */
  isDirect?: boolean;
}

/** The pages of one product, its form among them: they hand on where they were opened from. */
const isOfProduct = (pathname: string) => /^\/products\/(manage\/)?[^/]+$/.test(pathname);

/** Where the present page was opened from. */
export const useOpenedFrom = (): From => (useLocation().state as From | null) ?? {};

/** Leads to a page: back to it, as it was left, where the present one was opened from there; else on to it. */
export const useWayBack = () => {
  const navigate = useNavigate();
  const { from, isDirect } = useOpenedFrom();
  return (to: string, options?: NavigateOptions): void => void (isDirect && to === from ? navigate(-1) : navigate(to, options));
};

/** The state of what is followed from a page. */
export const fromOf = ({ pathname, search, state }: Location): From => {
  const isDirect = !isOfProduct(pathname);
  const category = isDirect ? null : new URLSearchParams(search).get('category');
  const from = isDirect ? pathname + search : category ? paths.categoryProducts(category) : (state as From | null)?.from;
  return { from, isDirect };
};
