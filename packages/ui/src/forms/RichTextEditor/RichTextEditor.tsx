import { DOMParser } from '@tiptap/pm/model';
import { EditorContent, getSchema, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { sanitiseHtml } from '../../product/RichText/sanitiseHtml.ts';
import { FieldBox, FieldError, Messages } from '../../controls/TextField/Field.styles.ts';
import { fieldText } from '../../nl/fields.ts';
import { readHtml } from '../../parts/readHtml.ts';
import { asParagraphs, withoutEmpty } from './pastedBlocks.ts';
import { EditorLabel, EditorShell, TextLook } from './RichTextEditor.styles.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps {
  /** The id of the text box, where a form wants its own. */
  id?: string;
  /** What is asked, in a word or two. */
  label: string;
  /** HTML; sanitised before it is shown. */
  value: string;
  /** Sanitised HTML after each change; empty where there is no text. */
  onChange: (html: string) => void;
  /** The focus left the text. */
  onBlur?: () => void;
  /** Marks the field 'optioneel' (specification §5). */
  isOptional?: boolean;
  /** What is wrong, beneath the text. */
  error?: string;
}

/** The addresses that the sanitiser lets through: existing ones are kept, the link field makes fewer. */
const ALLOWED_ADDRESS = /^(?:https?|mailto|tel):/i;

/** Marks and nodes that shortcuts of typing may make, such as '- ' for a list. */
const TYPED_SHORTCUTS = ['bulletList', 'orderedList', 'bold', 'italic'];

/**
 * What a description may consist of: that of the toolbar, and what the sanitiser lets through. The small
 * headings, quotes and underlining of an older description survive an edit, though nothing here makes new ones.
 */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    trailingNode: false,
    dropcursor: false,
    link: {
      autolink: false,
      linkOnPaste: true,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: url => ALLOWED_ADDRESS.test(url),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

const reader = DOMParser.fromSchema(getSchema(extensions));
/** HTML as the editor takes it: HTML itself it would read in a way that Trusted Types forbid. */
const contentOf = (html: string): JSONContent => reader.parse(readHtml(sanitiseHtml(html)).body).toJSON();
const cleanPasted = (html: string) => withoutEmpty(sanitiseHtml(asParagraphs(html)));
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : sanitiseHtml(editor.getHTML()));

/** A text with emphasis, lists and links: the description of a product (specification §3). Use it through `LazyRichTextEditor`. What is typed elsewhere does not draw it anew. */
export const RichTextEditor = memo(({ id, label, value, onChange, onBlur, isOptional, error }: RichTextEditorProps) => {
  const ownId = useId();
  const boxId = id ?? ownId;
  const labelId = `${boxId}-label`;
  const messageId = `${boxId}-message`;
  /** What the form has: another value than this came from outside. */
  const known = useRef(value);
  /** What came from outside, and how the editor writes it: writing it otherwise is no change. */
  const given = useRef({ value, written: '' });
  // Options that stay the same between renders: others are set again with every key.
  const [content] = useState(() => contentOf(value));
  const isInvalid = Boolean(error);
  const [isInside, setInside] = useState(false);
  const editorProps = useMemo(() => ({
    attributes: {
      id: boxId,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(isInvalid && { 'aria-invalid': 'true', 'aria-describedby': messageId }),
    },
    transformPastedHTML: cleanPasted,
  }), [boxId, labelId, messageId, isInvalid]);
  const editor = useEditor({
    extensions,
    content,
    // A style element of its own would break a strict content security policy; ours holds what it needs.
    injectCSS: false,
    enableInputRules: TYPED_SHORTCUTS,
    editorProps,
    onCreate: ({ editor: made }) => { given.current.written = htmlOf(made); },
    onUpdate: ({ editor: changed }) => {
      const written = htmlOf(changed);
      const html = written === given.current.written ? given.current.value : written;
      if (html === known.current) return;
      known.current = html;
      onChange(html);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
    given.current = { value, written: htmlOf(editor) };
  }, [editor, value]);
  return (
    <FieldBox>
      <EditorLabel id={labelId} onClick={() => editor.commands.focus()}>{label}{isOptional && <span> {fieldText.optional}</span>}</EditorLabel>
      <EditorShell
        data-invalid={error ? true : undefined}
        onFocus={() => setInside(true)}
        onBlur={event => setInside(event.currentTarget.contains(event.relatedTarget))}
      >
        <Toolbar editor={editor} controls={boxId} isInside={isInside} />
        <TextLook><EditorContent editor={editor} /></TextLook>
      </EditorShell>
      <Messages id={messageId} aria-live="polite">{error && <FieldError>{error}</FieldError>}</Messages>
    </FieldBox>
  );
});
