import { LazyNameField, ProductCard, useRename, type ProductCardProps } from '@staalkaart/ui';
import { intentionTexts } from '../nl/intentions.ts';
import { useIntend } from '../records/useIntend.ts';
import { useTell } from '../shell/tell.ts';

/** A product of which the name is corrected where it stands, as an intention: a name that a colleague gave since is not overwritten unseen. */
export const RenamableCard = (props: ProductCardProps) => {
  const { id, name } = props.product;
  const intend = useIntend();
  const tell = useTell();
  const rename = useRename(onClose => (
    <LazyNameField
      name={name}
      onSave={(next, was) => intend({ do: 'set', resource: 'Products', id, was: { name: was }, fields: { name: next } }, 'Products', was)}
      onClose={onClose}
      onLost={() => tell.warning(intentionTexts.notChanged('Products', name))}
    />
  ));
  return <ProductCard {...props} rename={rename} />;
};
