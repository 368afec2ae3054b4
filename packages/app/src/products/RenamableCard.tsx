import { LazyNameField, ProductCard, useRename, type ProductCardProps } from '@staalkaart/ui';
import { useIntend } from '../records/useIntend.ts';

/** A product of which the name is corrected where it stands, as an intention: a colleague's name is not overwritten. */
export const RenamableCard = (props: ProductCardProps) => {
  const { id, name } = props.product;
  const intend = useIntend();
  const rename = useRename(onClose => (
    <LazyNameField
      name={name}
      onSave={next => intend({ do: 'set', resource: 'Products', id, was: { name }, fields: { name: next } }, 'Products', next)}
      onClose={onClose}
    />
  ));
  return <ProductCard {...props} rename={rename} />;
};
