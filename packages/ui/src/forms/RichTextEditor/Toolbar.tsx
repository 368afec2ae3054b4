import { useEditorState, type Editor } from '@tiptap/react';
import { Bold, Italic, Link2, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { rovingIndex } from '../../gestures/roving.ts';
import { editorText } from '../../nl/media.ts';
import { LinkField } from './LinkField.tsx';
import { Bar, History } from './RichTextEditor.styles.ts';

interface ToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  /** The focus is in the text, or here: what has a cursor is where that stands. */
  isInside: boolean;
}

interface Tool {
  icon: LucideIcon;
  label: string;
  /** Stays pressed where the cursor stands in it; absent for what is done once. */
  isActive?: (editor: Editor) => boolean;
  /** Whether it can be done now; always without it. */
  isPossible?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const tools: Tool[] = [
  { icon: Bold, label: editorText.bold, isActive: editor => editor.isActive('bold'), run: editor => editor.chain().focus().toggleBold().run() },
  { icon: Italic, label: editorText.italic, isActive: editor => editor.isActive('italic'), run: editor => editor.chain().focus().toggleItalic().run() },
  { icon: List, label: editorText.bulletList, isActive: editor => editor.isActive('bulletList'), run: editor => editor.chain().focus().toggleBulletList().run() },
  { icon: ListOrdered, label: editorText.orderedList, isActive: editor => editor.isActive('orderedList'), run: editor => editor.chain().focus().toggleOrderedList().run() },
];
const history: Tool[] = [
  { icon: Undo2, label: editorText.undo, isPossible: editor => editor.can().undo(), run: editor => editor.chain().focus().undo().run() },
  { icon: Redo2, label: editorText.redo, isPossible: editor => editor.can().redo(), run: editor => editor.chain().focus().redo().run() },
];

/** What can be done with the text: one tab stop, the arrows move along it. */
export const Toolbar = ({ editor, controls, isInside }: ToolbarProps) => {
  const [current, setCurrent] = useState(0);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const link: Tool = {
    icon: Link2, label: editorText.link, isActive: at => at.isActive('link'), run: () => setLinkOpen(!isLinkOpen),
  };
  const all = [...tools, link, ...history];
  const states = useEditorState({
    editor,
    selector: ({ editor: at }) => [...tools, link, ...history].map(its => ({ isActive: its.isActive?.(at), isPossible: its.isPossible?.(at) ?? true })),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = rovingIndex(event.key, current, all.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  useEffect(() => {
    const text = editor.view.dom;
    // As everywhere where text is written; elsewhere on the page these keys search.
    const openLink = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setLinkOpen(true);
    };
    text.addEventListener('keydown', openLink);
    return () => text.removeEventListener('keydown', openLink);
  }, [editor]);
  const closeLink = () => {
    setLinkOpen(false);
    editor.commands.focus();
  };
  const tool = (its: Tool, at: number) => {
    const isPossible = states[at]?.isPossible !== false;
    return (
      <IconButton
        key={its.label}
        icon={its.icon}
        label={its.label}
        tabIndex={at === current ? 0 : -1}
        aria-pressed={its.isActive && isInside && Boolean(states[at]?.isActive)}
        aria-expanded={its === link ? isLinkOpen : undefined}
        isDisabled={!isPossible}
        onFocus={() => setCurrent(at)}
        // The text keeps its selection.
        onMouseDown={event => event.preventDefault()}
        onClick={() => its.run(editor)}
      />
    );
  };
  return (
    <>
      <Bar aria-label={editorText.toolbar} aria-controls={controls} onKeyDown={onKeyDown}>
        {[...tools, link].map(tool)}
        <History>{history.map((step, at) => tool(step, tools.length + 1 + at))}</History>
      </Bar>
      {isLinkOpen && <LinkField editor={editor} onClose={closeLink} />}
    </>
  );
};
