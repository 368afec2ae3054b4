import type { CSSProperties } from 'react';
import { PICTURE_SHARE, type TileKind } from '../WindowedGrid/sizes.ts';

/** How high the picture of a card is, for the tick that stands on it. */
export const placeOf = (kind: TileKind) => ({ '--picture-ratio': `1 / ${PICTURE_SHARE[kind]}` }) as CSSProperties;
