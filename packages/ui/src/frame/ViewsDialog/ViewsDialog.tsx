import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { viewsText as text } from '../../nl/views.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Kept, None, Row, Save } from './ViewsDialog.styles.ts';

export interface ViewsDialogProps {
  /** What is kept by now. */
  names: readonly string[];
  /** As many as may be kept: another one asks to let go of one first. */
  most: number;
  /** Keeps what is on screen under a name; the same name again replaces. */
  onSave: (name: string) => void;
  /** Forgets one, at once. */
  onRemove: (name: string) => void;
  /** Asked by 'Sluiten', by Escape and by a press outside. */
  onClose: () => void;
}

/** Keeps what a list shows under a name, and lets go of what is kept. Mounted is open. */
export const ViewsDialog = ({ names, most, onSave, onRemove, onClose }: ViewsDialogProps) => {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Once the dialog stands in the document.
  useEffect(() => field.current?.focus(), []);
  const wanted = name.trim();
  const isKept = names.includes(wanted);
  const isFull = names.length >= most && !isKept;
  const canSave = wanted !== '' && !isFull;
  const help = isFull ? text.full(most) : text.hint;
  return (
    <Dialog title={text.title} onClose={onClose} onSubmit={() => { if (canSave) onSave(wanted); }}>
      <Body>
        <Save>
          <TextField
            ref={field}
            label={text.name}
            description={isKept ? text.replaces(wanted) : help}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <Button type="submit" disabled={!canSave}>{text.save}</Button>
        </Save>
        {names.length === 0 ? <None>{text.none}</None> : (
          <Kept aria-label={text.kept}>
            {names.map(one => (
              <Row key={one}>
                <span>{one}</span>
                <IconButton
                  icon={Trash2}
                  label={text.remove(one)}
                  onClick={() => {
                    onRemove(one);
                    // The button goes with its row.
                    field.current?.focus();
                  }}
                />
              </Row>
            ))}
          </Kept>
        )}
      </Body>
    </Dialog>
  );
};
