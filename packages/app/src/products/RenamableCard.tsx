import type { Id } from '@staalkaart/api-client';
import { LazyNameField, ProductCard, useRename, type ProductCardProps } from '@staalkaart/ui';
import { useState } from 'react';
import { useIntend } from '../records/useIntend.ts';

/** It corrects the name that the person saw: one that a colleague gave since is not overwritten, however often it is sent. */
const NewName = ({ id, name, onClose }: { id: Id; name: string; onClose: () => void }) => {
  const [was] = useState({ name });
  const intend = useIntend();
  return (
    <LazyNameField
      name={was.name}
      onSave={next => intend({ do: 'set', resource: 'Products', id, was, fields: { name: next } }, 'Products', next)}
      onClose={onClose}
    />
  );
};

/** A product of which the name is corrected where it stands, as an intention. */
export const RenamableCard = (props: ProductCardProps) => {
  const { id, name } = props.product;
  const rename = useRename(onClose => <NewName id={id} name={name} onClose={onClose} />);
  return <ProductCard {...props} rename={rename} />;
};
