import { Fragment, type ReactNode } from 'react';
import { Facts } from './FactList.styles.ts';

export interface Fact {
  /** 'Klant', 'Aantal' … */
  label: string;
  /** What is known: text, a number or a date as it is to be read. */
  value: ReactNode;
}

export interface FactListProps {
  /** In the order in which they are read; leave out what is unknown. */
  facts: readonly Fact[];
}

/** Labels with their values beside them: the formats and the extra facts of a product. */
export const FactList = ({ facts }: FactListProps) => (
  <Facts>
    {facts.map(({ label, value }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Facts>
);
