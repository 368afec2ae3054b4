import type { Id } from '@staalkaart/api-client';
import { ProductTrail, takeOver } from '@staalkaart/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '../access/access.ts';
import { productTexts } from '../nl/product.ts';
import { useOpenedFrom, type From } from '../shell/routing/from.ts';
import { lastProducts } from '../shell/routing/lastProducts.ts';
import { stepHref } from './walk.ts';
import { useWalk, type Step } from './useWalk.ts';
import { keepViewed } from './viewed.ts';

interface ProductTrailRowProps {
  id: Id;
  actor: Actor;
  /** All of the product is on screen: it was looked at. */
  isSeen: boolean;
}

/** The way back to the list that a product was opened from, and to its neighbours there (specification §2). */
export const ProductTrailRow = ({ id, actor, isSeen }: ProductTrailRowProps) => {
  const { id: person } = actor;
  useEffect(() => { if (isSeen) keepViewed(person, id); }, [isSeen, person, id]);
  const { walk, previous, next } = useWalk(id, actor);
  const navigate = useNavigate();
  const goTo = (href: string, from?: string) => takeOver(() => void navigate(href, { state: { from } satisfies From }));
  const step = (to: Step | undefined) => {
    if (!to) return undefined;
    const href = stepHref(to.walk, to.product.id);
    return { href, onPress: goTo(href, to.walk.href) };
  };
  const { before } = useOpenedFrom();
  const isOnTheWay = walk !== undefined && walk.href.split('?')[0] === before?.split('?')[0];
  // The list stands as it was left, where somebody had scrolled to.
  const goBack = takeOver(() => void navigate(-1));
  return (
    <ProductTrail
      back={{ href: walk?.href ?? lastProducts(), label: productTexts.back[walk?.kind ?? 'search'], ...(isOnTheWay && { onPress: goBack }) }}
      previous={step(previous)}
      next={step(next)}
    />
  );
};
