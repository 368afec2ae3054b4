import type { CSSProperties } from 'react';
import { Bone } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** `block` keeps a ratio or a height, `line` is one line of text. */
  kind?: 'block' | 'line';
  /** CSS width; as wide as its place without it. */
  width?: string;
  /** CSS height, where the kind does not settle it. */
  height?: string;
  /** Width by height, as CSS: '4 / 3'. */
  ratio?: string;
  /** CSS radius, where the kind does not settle it. */
  radius?: string;
}

/** The quiet place of something on its way, with the size of what will replace it. Hidden from assistive technology. */
export const Skeleton = ({ kind = 'block', width, height, ratio, radius }: SkeletonProps) => (
  <Bone aria-hidden data-kind={kind} style={{ width, height, aspectRatio: ratio, borderRadius: radius } as CSSProperties} />
);
