import { SKELETON_COUNTS } from '../../constants.ts';
import styled from 'styled-components';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { mediaText } from '../../nl/media.ts';

const Rows = styled.output`
  display: block;
`;

const Bones = styled.div`
  display: grid;
  grid-template-columns: 32px 72px minmax(0, 1fr);
  align-items: center;
  column-gap: var(--space-3);
  min-height: 71px;
  padding: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
  > :first-child { grid-column: 2; }
`;

/** The places of rows that are on their way. */
export const MediaRowsSkeleton = ({ count = SKELETON_COUNTS.other }: { count?: number }) => (
  <Rows>
    <VisuallyHidden>{mediaText.loading}</VisuallyHidden>
    {Array.from({ length: count }, (_, at) => (
      <Bones key={at}>
        <Skeleton ratio="4 / 3" radius="var(--radius-s)" />
        <Skeleton kind="line" width="55%" />
      </Bones>
    ))}
  </Rows>
);
