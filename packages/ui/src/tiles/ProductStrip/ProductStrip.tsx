import { useId } from 'react';
import { Link } from '../../controls/Link/Link.tsx';
import { Picture } from '../../controls/Picture/Picture.tsx';
import type { Id } from '../../id.ts';
import { All, Head, Items, Name, Section, Small, Unseen } from './ProductStrip.styles.ts';

export interface StripProduct {
  id: Id;
  name: string;
  coverImagePath?: string | null | undefined;
  href: string;
  /** Why nobody sees it in presentation mode (specification §4). */
  unseen?: string | undefined;
}

export interface ProductStripProps {
  /** What they have in common: 'Laatst bekeken'. */
  title: string;
  /** In the order in which they are shown; nothing is drawn without any. */
  products: readonly StripProduct[];
  /** Where there are more of them. */
  all?: { href: string; label: string };
}

/** A few products in one row that scrolls by itself, small: to find again, not to present. */
export const ProductStrip = ({ title, products, all }: ProductStripProps) => {
  const id = useId();
  return products.length > 0 && (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {all && <All href={all.href}>{all.label}</All>}
      </Head>
      <Items>
        {products.map(({ id: key, name, coverImagePath, href, unseen }) => (
          <li key={key}>
            <Small as={Link} href={href}>
              <Picture path={coverImagePath} alt="" sizes="132px" />
              <Name>{name}</Name>
              {unseen && <Unseen>{unseen}</Unseen>}
            </Small>
          </li>
        ))}
      </Items>
    </Section>
  );
};
