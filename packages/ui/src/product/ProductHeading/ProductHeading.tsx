import { Fragment, type ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import type { Id } from '../../id.ts';
import { Actions, Heading, Title, Trail } from './ProductHeading.styles.ts';

export interface ProductHeadingProps {
  /** The product's name: the heading of the page. */
  name: string;
  /** The categories it stands in, each leading to its products where it has an address. */
  categories: { id: Id; name: string; href?: string }[];
}

/** The name of a product above its page, with the categories it stands in (specification §2, /products/{id}). */
export const ProductHeading = ({ name, categories }: ProductHeadingProps) => (
  <Heading>
    <Trail>
      {categories.map(({ id, name: category, href }, index) => (
        <Fragment key={String(id)}>
          {index > 0 && <span aria-hidden>·</span>}
          {href ? <Link href={href}>{category}</Link> : <span>{category}</span>}
        </Fragment>
      ))}
    </Trail>
    <Title>{name}</Title>
  </Heading>
);

/** The buttons under the words of a product; takes no room when there are none. */
export const ProductActions = ({ children }: { children: ReactNode }) => <Actions>{children}</Actions>;
