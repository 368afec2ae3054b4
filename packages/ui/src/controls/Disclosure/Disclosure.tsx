import { Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Body, Heading, Section, Toggle } from './Disclosure.styles.ts';

export interface DisclosureProps {
  /** Names the section; the whole line is the button. */
  title: string;
  /** Shown while open; kept in the document while closed. */
  children: ReactNode;
  /** Open at first; afterwards the person decides. */
  isOpenByDefault?: boolean;
}

/** A section that folds away under its title, for the facts of a product (specification §2). */
export const Disclosure = ({ title, children, isOpenByDefault = false }: DisclosureProps) => {
  const [isOpen, setOpen] = useState(isOpenByDefault);
  const bodyId = useId();
  return (
    <Section>
      <Heading>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          {title}
          <Plus aria-hidden />
        </Toggle>
      </Heading>
      <Body id={bodyId} hidden={!isOpen}>{children}</Body>
    </Section>
  );
};
