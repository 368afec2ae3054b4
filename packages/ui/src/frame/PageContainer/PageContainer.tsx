import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CONTENT_ID } from '../../constants.ts';
import { from } from '../../theme/tokens.ts';

/** The measures of the main part of a page. */
export const Main = styled.main`
  width: 100%;
  max-width: var(--page-max);
  margin-inline: auto;
  padding: var(--space-5) var(--space-4) var(--space-10);
  outline: none;
  ${from.md} { padding: var(--space-8) var(--space-10) var(--space-16); }
`;

export interface PageContainerProps {
  /** Everything of the page but the header. */
  children: ReactNode;
}

/** The main part of a page, at most 1536 px wide (specification §9); `#inhoud`, and takes the focus. */
export const PageContainer = ({ children }: PageContainerProps) => <Main id={CONTENT_ID} tabIndex={-1}>{children}</Main>;
