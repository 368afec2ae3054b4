import type { ProductItem } from '@staalkaart/api-client';
import { lazyPart, PresentButton } from '@staalkaart/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Actor } from '../access/access.ts';
import { useShown } from '../records/useShown.ts';

const LazyPresenting = lazyPart(() => import('./Presenting.tsx'), 'Presenting', { kind: 'dialog' });

/** Whose presentation it is, in this load of the page: an entry of the history outlives both, and neither a reload nor somebody else goes on with it. */
const nameOf = (actor: Actor | undefined) => `${performance.timeOrigin} ${actor?.id}`;

const NONE: readonly ProductItem[] = [];

interface Presenting {
  /** Begins it; nothing where a customer would see no product. */
  button: ReactNode;
  /** It runs: to be rendered over the page. */
  cover: ReactNode;
}

/**
 * Presents the products of a page over the whole screen (specification §1, "Showing"). It is an entry of the history of
 * its own: Back ends it and leaves the page as it was, Forward takes it up again.
 * @param title what is presented
 * @param items the list of the page; of it, only what is shown in presentation mode is presented: a customer is looking
 */
export const usePresenting = (title: string, items: readonly ProductItem[], actor: Actor | undefined): Presenting => {
  const location = useLocation();
  const navigate = useNavigate();
  const customer = useMemo(() => actor && { ...actor, mode: 'presentation' as const }, [actor]);
  const products = useShown('Products', items, customer);
  const state = location.state as { presenting?: string } | null;
  const isOn = state?.presenting === nameOf(actor);
  // What began goes on, also where a colleague hides or deletes the last of it meanwhile.
  const [presented, setPresented] = useState(NONE);
  const next = !isOn ? NONE : products.length > 0 ? products : presented;
  if (next !== presented) setPresented(next);
  // A key, a press and the browser's own way out of the full screen may all end it, before the history has gone back.
  const isEnding = useRef(false);
  useEffect(() => { if (!isOn) isEnding.current = false; }, [isOn]);
  const begin = () => void navigate(location, { state: { ...state, presenting: nameOf(actor) }, preventScrollReset: true });
  const end = () => {
    if (isEnding.current) return;
    isEnding.current = true;
    void navigate(-1);
  };
  return {
    button: products.length > 0 && <PresentButton onNear={LazyPresenting.preload} onPress={begin} />,
    cover: next.length > 0 && <LazyPresenting title={title} products={next} onClose={end} />,
  };
};
