import type { ReactNode } from 'react';
import { Facts, Page, Pictures } from './ProductPageLayout.styles.ts';

export interface ProductPageLayoutProps {
  /** The gallery: left from lg, above below it. */
  gallery: ReactNode;
  /** The name, the description, the actions and the facts. */
  children: ReactNode;
}

/** The two columns of /products/{id}; the page and its skeleton share them, so that nothing moves. */
export const ProductPageLayout = ({ gallery, children }: ProductPageLayoutProps) => (
  <Page>
    <Pictures>{gallery}</Pictures>
    <Facts>{children}</Facts>
  </Page>
);
