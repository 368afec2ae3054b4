import styled from 'styled-components';
import { Label } from '../../controls/TextField/Field.styles.ts';
import { Prose } from '../../product/RichText/RichText.styles.ts';

/** px at which the text begins to grow: about five lines. */
export const TEXT_HEIGHT = 128;

/** Looks like a field's label; the text is no form control, so it cannot be a real one. */
export const EditorLabel = styled(Label).attrs({ as: 'div' })`
  cursor: default;
`;

export const EditorShell = styled.div`
  min-width: 0;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-s);

  background: var(--color-surface);
  &:hover { border-color: var(--color-ink-3); }
  &:has(.ProseMirror:focus) { border-color: var(--color-accent); box-shadow: 0 0 0 3px var(--color-ring); }
  &[data-invalid] { border-color: var(--color-remove); box-shadow: 0 0 0 3px var(--color-remove-soft); }

  .ProseMirror {
    max-height: 420px;
    min-height: ${TEXT_HEIGHT}px;
    overflow-y: auto;
    padding: var(--space-3);
    outline: none;
    overflow-wrap: anywhere;
    white-space: break-spaces;
    font-variant-ligatures: none;
    color: var(--color-ink);
  }
`;

/** Written as it is shown: the same rules as a description on its page. */
export const TextLook = styled(Prose)`
  max-width: none;
  .ProseMirror > * + * { margin-top: var(--space-3); }
`;

/** The room of the tools; the skeleton keeps it. */
export const BarRoom = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-bottom: 1px solid var(--color-line);
`;

export const Bar = styled(BarRoom).attrs({ role: 'toolbar' })``;

/** Undo and redo: apart, and together when there is no room. */
export const History = styled.span`
  display: flex;
  margin-left: auto;
`;

export const LinkRow = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-1) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-paper);
  > :first-child { flex: 1; grid-template-columns: minmax(0, 1fr); }
`;

export const LinkButtons = styled.div`
  display: flex;
  /* Beside the field, beneath its label. */
  padding-top: 25px;
`;
