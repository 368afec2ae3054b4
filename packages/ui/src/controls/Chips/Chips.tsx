import type { Id } from '../../id.ts';
import { Link } from '../Link/Link.tsx';
import { Chip, List } from './Chips.styles.ts';

export interface ChipItem {
  id: Id;
  name: string;
  /** Where it leads; without it the chip is plain text. */
  href?: string;
}

export interface ChipsProps {
  /** Nothing is rendered when there are none. */
  items: readonly ChipItem[];
  /** Names the list for assistive technology: 'Tags'. */
  label: string;
}

/** Short labels in a row: the tags of a product. */
export const Chips = ({ items, label }: ChipsProps) => items.length > 0 && (
  <List aria-label={label}>
    {items.map(({ id, name, href }) => (
      <li key={id}>{href ? <Chip as={Link} href={href}>{name}</Chip> : <Chip>{name}</Chip>}</li>
    ))}
  </List>
);
