import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { detail } from '../../nl/product.ts';
import { Step, Trail } from './ProductTrail.styles.ts';

interface TrailStep {
  /** Where it leads. */
  href: string;
  /** It is pressed. The link itself goes to `href`, unless the event is taken over. */
  onPress?: (event: MouseEvent) => void;
}

export interface ProductTrailProps {
  /** The list that the product was opened from, and what it is called. */
  back: TrailStep & { label: string };
  /** The product before it in that list; absent on the first. */
  previous?: TrailStep | undefined;
  /** The product after it; absent on the last. */
  next?: TrailStep | undefined;
}

/** The way through the list that a product stands in: back to it, and to its neighbours (specification §2, /products/{id}). */
export const ProductTrail = ({ back, previous, next }: ProductTrailProps) => (
  <Trail as="nav" aria-label={detail.trail}>
    <Step data-back href={back.href} onClick={back.onPress}><ChevronLeft aria-hidden /><span>{back.label}</span></Step>
    {previous && <Step href={previous.href} aria-label={detail.previousProduct} onClick={previous.onPress}><ChevronLeft aria-hidden /><span>{detail.previousProduct}</span></Step>}
    {next && <Step href={next.href} aria-label={detail.nextProduct} onClick={next.onPress}><span>{detail.nextProduct}</span><ChevronRight aria-hidden /></Step>}
  </Trail>
);
