import { Plus } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { SKELETON_COUNTS } from '../../constants.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { useFocusKept } from '../../feedback/Trays/useFocusKept.ts';
import { mediaText } from '../../nl/media.ts';
import { useFileDrop } from '../FileZone/useFileDrop.ts';
import { DropVeil, Head, Section } from './MediaTable.styles.ts';

interface MediaFrameProps {
  /** The add button, or dropped files. */
  onAdd: (files?: File[]) => void;
  isBusy: boolean;
  /** Anything in it is pressed, by pointer or by key. */
  onAct?: () => void;
  children: ReactNode;
}

/** What stands around the rows: the heading, the add button, and the whole of it takes dropped files. */
export const MediaFrame = ({ onAdd, isBusy, onAct, children }: MediaFrameProps) => {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  // A colleague may delete the row that somebody is working in.
  useFocusKept(section);
  const { isOver, dropProps } = useFileDrop(onAdd, isBusy);
  return (
    <Section ref={section} aria-labelledby={headingId} onPointerDownCapture={onAct} onKeyDownCapture={onAct} {...dropProps}>
      <Head>
        <h2 id={headingId}>{mediaText.media}</h2>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => onAdd()}><Plus aria-hidden />{mediaText.add}</Button>
      </Head>
      {children}
      {isOver && <DropVeil aria-hidden>{mediaText.dropMedia}</DropVeil>}
    </Section>
  );
};

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
  <div role="status">
    <VisuallyHidden>{mediaText.loading}</VisuallyHidden>
    {Array.from({ length: count }, (_, at) => (
      <Bones key={at}>
        <Skeleton ratio="4 / 3" radius="var(--radius-s)" />
        <Skeleton kind="line" width="55%" />
      </Bones>
    ))}
  </div>
);
