import type { ReactNode } from 'react';
import { PartSection } from './Part.styles.ts';

interface PartProps {
  /** The heading, in Dutch. It is in the table of contents too. */
  title: string;
  /** What to know before reading on, in a sentence. */
  lead?: ReactNode;
  children?: ReactNode;
}

const anchor = (title: string) => title.toLowerCase().normalize('NFD').replaceAll(/[^\w]+/g, '-');

/** One part of a docs page under its heading. */
export const Part = ({ title, lead, children }: PartProps) => (
  <PartSection className="sb-unstyled">
    <h2 id={anchor(title)} data-part="">{title}</h2>
    {lead && <p data-lead="">{lead}</p>}
    {children}
  </PartSection>
);
