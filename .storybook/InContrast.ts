import styled from 'styled-components';
import { contrastTokens } from '../packages/ui/src/theme/contrastTokens.ts';

/** Part of a page in high contrast, beneath the light one: what stands in a page of docs is shown in both themes there. */
export const InContrast = styled.div`
  margin-top: var(--space-4);
  padding: var(--space-4);
  background: var(--color-paper);
  color: var(--color-ink);
  ${Object.entries(contrastTokens).map(([name, value]) => `--${name}: ${value};`).join('\n')}
`;
