import { Fragment } from 'react';
import { keysText as text } from '../../nl/keys.ts';
import { Body } from '../../overlays/Dialog/Dialog.styles.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Key, Keys, Row } from './KeyList.styles.ts';

/** What a key does, or one of several, each pressed together where it has more than one part. */
export interface Shortcut {
  /** Such as `[['Ctrl', 'K']]`, or `[['←'], ['→']]` for one of two. */
  keys: readonly (readonly string[])[];
  does: string;
}

export interface KeyListProps {
  /** The keys, each with what it does. */
  shortcuts: readonly Shortcut[];
  /** Asked by 'Sluiten', by Escape and by a press outside. */
  onClose: () => void;
}

/** The keys of the application, for who wants to know them. Mounted is open. */
export const KeyList = ({ shortcuts, onClose }: KeyListProps) => (
  <Dialog title={text.title} onClose={onClose}>
    {/* It may scroll, and holds nothing else that takes the focus. */}
    <Body tabIndex={0}>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <Row key={does}>
            <dt>{does}</dt>
            <Keys>
              {keys.map((together, index) => (
                <Fragment key={together.join('+')}>
                  {index > 0 && <span>{text.or}</span>}
                  <span>{together.map((key, at) => <Fragment key={key}>{at > 0 && ' + '}<Key>{key}</Key></Fragment>)}</span>
                </Fragment>
              ))}
            </Keys>
          </Row>
        ))}
      </dl>
    </Body>
  </Dialog>
);
