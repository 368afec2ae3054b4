import { LazyNameField, ProductCard, useRename, type ProductCardProps } from '@staalkaart/ui';
import { intentionTexts } from '../nl/intentions.ts';
import { useIntend } from '../records/useIntend.ts';
import { tellIn } from '../shell/tell.ts';

/** A product of which the name is corrected where it stands, as an intention: a name that a colleague gave since is not overwritten unseen. */
export const RenamableCard = (props: ProductCardProps) => {
  const { id, name } = props.product;
  const intend = useIntend();
  const rename = useRename(onClose => (
    <LazyNameField
      name={name}
      onSave={(next, was) => intend({ do: 'set', resource: 'Products', id, was: { name: was }, fields: { name: next } }, 'Products', was)}
      onClose={onClose}
      onLost={() => tellIn.edit.warning(intentionTexts.notChanged('Products', name))}
    />
  ));
  return <ProductCard {...props} rename={rename} />;
};
