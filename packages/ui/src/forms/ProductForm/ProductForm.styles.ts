import styled from 'styled-components';
import { FailureNotice } from '../../controls/FailureNotice/FailureNotice.ts';
import { edge } from '../../theme/edge.ts';
import { from } from '../../theme/tokens.ts';

/** The panel of look 5: white on paper, in one column beside the media. */
export const Panel = styled.form`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
  padding: var(--space-5) var(--space-4) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-low);
  ${edge}
  ${from.sm} { padding: var(--space-7) var(--space-7) var(--space-5); }
`;

/** Two short fields beside each other, where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 2px var(--space-4);
  > * { min-width: 0; grid-template-columns: minmax(0, 1fr); }
  @container (min-width: 420px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const Failure = styled(FailureNotice)`margin-bottom: var(--space-4);`;

/** Room between the editor and what follows it. */
export const Last = styled.div`
  margin-top: var(--space-3);
`;

/** As high as a field's label. */
export const SkeletonLabel = styled.div`font-size: var(--text-s);`;
