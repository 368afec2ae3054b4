import { useRef, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria';
import styled from 'styled-components';
import { contrastTokens } from '../packages/ui/src/theme/contrastTokens.ts';

const Copy = styled.div`
  margin-top: var(--space-4);
  padding: var(--space-4);
  background: var(--color-paper);
  color: var(--color-ink);
  &::before { content: 'Hoog contrast'; display: block; margin-bottom: var(--space-3); font: var(--weight-medium) var(--text-s) var(--font-family); }
  ${Object.entries(contrastTokens).map(([name, value]) => `--${name}: ${value};`).join('\n')}
`;

/** A story in high contrast, beneath the light one: what stands in a page of docs is shown in both themes there, and what it opens too. */
export const InContrast = ({ children }: { children: ReactNode }) => {
  const copy = useRef<HTMLDivElement>(null);
  return <Copy ref={copy}><PortalProvider getContainer={() => copy.current}>{children}</PortalProvider></Copy>;
};
