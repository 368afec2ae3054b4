import { useKnownDetail, type ProductItem } from '@staalkaart/api-client';
import { Presentation, type Place } from '@staalkaart/ui';
import { useMemo, useState } from 'react';
import { numberFor } from '../access/visibility.ts';
import { screens } from '../nl/screens.ts';
import { useActor } from '../shell/session/useActor.ts';
import { galleryOf } from './galleryOf.ts';
import { presented } from './presented.ts';

export interface PresentingProps {
  /** What is presented, such as the name of a collection; nothing once that is gone. */
  title: string;
  /** The products that it began with; at least one. */
  begun: readonly ProductItem[];
  /** Those that a customer may see by now. */
  products: readonly ProductItem[];
  onClose: () => void;
}

const isText = (value: string | false | null | undefined): value is string => Boolean(value);

/**
 * A walk through the products of a list (specification §1, "Showing"). It asks nothing: the covers are those of the list,
 * the gallery that of the list or of a detail that was read before. Only where neither tells it, and somebody asks for more
 * pictures, is the product itself read, once.
 */
export const Presenting = ({ title, begun, products, onClose }: PresentingProps) => {
  const [begunAs] = useState(title);
  const actor = useActor();
  const [place, setPlace] = useState<Place>({ slide: 0 });
  const [held, setHeld] = useState(begun);
  const [seen, setSeen] = useState(begun);
  if (seen !== products) {
    setSeen(products);
    setHeld(presented(held, products));
  }
  const product = held[place.slide]!;
  const { id, assets: told, customer } = product;
  const number = numberFor(actor, product);
  const detail = useKnownDetail('Products', id, place.medium !== undefined && told === undefined);
  const assets = told ?? detail.item?.assets;
  // What cannot be shown is no picture for a customer.
  const media = useMemo(() => assets && galleryOf(assets), [assets]);
  return (
    <Presentation
      title={title || begunAs}
      products={held}
      place={place}
      onPlace={setPlace}
      facts={[customer?.name, number && `${screens.erpId} ${number}`].filter(isText)}
      media={media}
      isLoading={detail.loading}
      hasFailed={detail.error !== undefined}
      onClose={onClose}
    />
  );
};
