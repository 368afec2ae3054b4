import styled from 'styled-components';
import { edge } from '../../theme/edge.ts';

/** Why something was not done, in a red box that is read out as it comes. Stays in the document while empty, unseen. */
export const FailureNotice = styled.div.attrs({ role: 'alert' })`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  overflow-wrap: anywhere;
  &:empty { display: none; }

  background: var(--color-remove-soft);
  color: var(--color-remove);
  ${edge}
`;
