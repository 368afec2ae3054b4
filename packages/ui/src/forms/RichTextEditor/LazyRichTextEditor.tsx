import { FieldBox } from '../../controls/TextField/Field.styles.ts';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { fieldText } from '../../nl/fields.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { BarRoom, EditorLabel, EditorShell, TEXT_HEIGHT } from './RichTextEditor.styles.ts';

/** The place of the editor, as high as it will be. */
const EditorSkeleton = ({ label, isOptional }: Pick<RichTextEditorProps, 'label' | 'isOptional'>) => (
  <FieldBox aria-busy>
    <EditorLabel>{label}{isOptional && <span> {fieldText.optional}</span>}</EditorLabel>
    <EditorShell>
      <BarRoom><Skeleton width="220px" height="var(--size-control)" radius="var(--radius-s)" /></BarRoom>
      <Skeleton height={`${TEXT_HEIGHT}px`} />
    </EditorShell>
  </FieldBox>
);

/** The editor of a description, fetched when it is first shown: it weighs about 100 kB. */
export const LazyRichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor', {
  pending: ({ label, isOptional }: RichTextEditorProps) => <EditorSkeleton label={label} isOptional={isOptional} />,
});
