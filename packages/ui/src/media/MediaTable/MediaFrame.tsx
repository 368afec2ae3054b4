import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { mediaText } from '../../nl/media.ts';
import { useFileDrop } from '../FileZone/useFileDrop.ts';
import { DropVeil, Head, Section, Title } from './MediaTable.styles.ts';

interface MediaFrameProps {
  /** The add button, or dropped files. */
  onAdd: (files?: File[]) => void;
  isBusy: boolean;
  /** Anything in it is pressed, by pointer or by key. */
  onAct?: () => void;
  level: 2 | 3 | 4;
  children: ReactNode;
}

/** What stands around the rows: the heading, the add button, and the whole of it takes dropped files. */
export const MediaFrame = ({ onAdd, isBusy, onAct, level, children }: MediaFrameProps) => {
  const headingId = useId();
  const { isOver, dropProps } = useFileDrop(onAdd, isBusy);
  return (
    <Section aria-labelledby={headingId} onPointerDownCapture={onAct} onKeyDownCapture={onAct} {...dropProps}>
      <Head>
        <Title as={`h${level}`} id={headingId}>{mediaText.media}</Title>
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={() => { if (!isBusy) onAdd(); }}><Plus aria-hidden />{mediaText.add}</Button>
      </Head>
      {children}
      {isOver && <DropVeil aria-hidden>{mediaText.dropMedia}</DropVeil>}
    </Section>
  );
};
