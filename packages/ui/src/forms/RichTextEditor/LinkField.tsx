import type { Editor } from '@tiptap/react';
import { Check, Unlink, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { editorText } from '../../nl/media.ts';
import { linkAddress } from './linkAddress.ts';
import { LinkButtons, LinkRow } from './RichTextEditor.styles.ts';

interface LinkFieldProps {
  editor: Editor;
  /** It is done: the text takes the focus. */
  onClose: () => void;
}

/** Puts a link on the selected words, changes the one at the cursor, or takes it away. Only to the web or an e-mail address. */
export const LinkField = ({ editor, onClose }: LinkFieldProps) => {
  const [existing] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(existing);
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => { input.current?.focus(); }, []);

  const apply = () => {
    const href = linkAddress(typed);
    if (!href) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    const isBare = editor.state.selection.empty && !existing;
    if (isBare) editor.chain().insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A dialog around the form stays open.
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && event.target === input.current) {
      // The form around the text is not submitted.
      event.preventDefault();
      apply();
    }
  };
  return (
    <LinkRow aria-label={editorText.link} onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        label={editorText.linkAddress}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={event => { setTyped(event.target.value); setRefused(false); }}
        error={isRefused ? editorText.linkInvalid : undefined}
      />
      <LinkButtons>
        <IconButton icon={Check} label={editorText.applyLink} onClick={apply} />
        {existing && <IconButton icon={Unlink} label={editorText.removeLink} onClick={remove} />}
        <IconButton icon={X} label={editorText.closeLink} onClick={onClose} />
      </LinkButtons>
    </LinkRow>
  );
};
