import type { ReactNode } from 'react';
import { Tooltip } from '../../controls/Tooltip/Tooltip.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Face } from './CollectionTile.styles.ts';

interface TileLinkProps {
  href: string;
  isDisabled: boolean;
  disabledReason: string;
  children: ReactNode;
}

/** A link, or while disabled something that can be focused and says why it leads nowhere. */
export const TileLink = ({ href, isDisabled, disabledReason, children }: TileLinkProps) => (isDisabled
  ? <Tooltip reason={disabledReason}><Face role="link" aria-disabled="true" tabIndex={0}>{children}</Face></Tooltip>
  : <Face as={Link} href={href}>{children}</Face>);
