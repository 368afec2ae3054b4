import { isSameId, type Me, type Product } from '@staalkaart/api-client';
import { Chips, Disclosure, FactList, formatDate, showNumber } from '@staalkaart/ui';
import { can, type Actor } from '../access/access.ts';
import { openCollections } from '../access/visibility.ts';
import { productTexts as text } from '../nl/product.ts';
import { screens } from '../nl/screens.ts';
import { paths } from '../shell/routing/paths.ts';

/** Facts with something to say: an empty one is left out. */
const known = (facts: [string, string | number | null | undefined][]) =>
  facts.filter(([, value]) => value !== null && value !== undefined && value !== '').map(([label, value]) => ({ label, value: String(value) }));

/** The collapsible sections of a product; 'Extra' by role (specification §2, §3, §6). */
export const ProductSections = ({ product, own, actor }: { product: Product; own: Me['collections']; actor: Actor }) => {
  const format = known([[text.formatOpen, product.formatOpen], [text.formatClosed, product.formatClosed]]);
  const open = openCollections(product, own, actor);
  const collections = product.collections.filter(({ id }) => open.some(other => isSameId(other, id)));
  const extra = known([
    [screens.erpId, product.erpId],
    [text.customer, product.customer?.name],
    [text.amount, (product.ammount ?? 0) > 0 ? showNumber(product.ammount) : undefined],
    [text.created, formatDate(product.created)],
    [text.updated, formatDate(product.updated)],
  ]);
  return (
    <div>
      {format.length > 0 && <Disclosure title={text.format} isOpenByDefault><FactList facts={format} /></Disclosure>}
      {product.materials.length > 0 && <Disclosure title={text.materials}><Chips label={text.materials} items={product.materials} /></Disclosure>}
      {collections.length > 0 && can(actor, 'product.collect') && (
        <Disclosure title={text.collections}>
          <Chips label={text.collections} items={collections.map(({ id, name }) => ({ id, name, href: paths.collection(id) }))} />
        </Disclosure>
      )}
      {can(actor, 'product.seeExtra') && <Disclosure title={text.extra} isOpenByDefault><FactList facts={extra} /></Disclosure>}
    </div>
  );
};
