import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import type { Id } from '../../id.ts';
import { catalogue } from '../../nl/tiles.ts';
import { Actions, Heading, Step, Title, Trail, Unseen } from './ProductHeading.styles.ts';

export interface ProductHeadingProps {
  /** The product's name: the heading of the page. */
  name: string;
  /** The categories it stands in, each leading to its products where it has an address; the word 'Verborgen' with a hidden one. */
  categories: { id: Id; name: string; href?: string; isHidden?: boolean }[];
  /** Why nobody sees it in presentation mode (specification §4); absent for what everybody sees. */
  unseen?: string | undefined;
}

/** The name of a product above its page, with the categories it stands in (specification §2, /products/{id}). */
export const ProductHeading = ({ name, categories, unseen }: ProductHeadingProps) => (
  <Heading>
    <Trail>
      {categories.map(({ id, name: category, href, isHidden }, index) => (
        <Step key={String(id)}>
          {href ? <Link href={href}>{category}</Link> : <span>{category}</span>}
          {isHidden && <Unseen><EyeOff aria-hidden />{catalogue.isHidden}</Unseen>}
          {index < categories.length - 1 && <span aria-hidden>·</span>}
        </Step>
      ))}
    </Trail>
    {unseen && <Unseen><EyeOff aria-hidden />{unseen}</Unseen>}
    <Title>{name}</Title>
  </Heading>
);

/** The buttons under the words of a product; takes no room when there are none. */
export const ProductActions = ({ children }: { children: ReactNode }) => <Actions>{children}</Actions>;
