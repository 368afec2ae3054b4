import { clashText } from '../../nl/forms.ts';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { ClashPanel, type Clash } from './ClashPanel.tsx';

/** The choice between two versions in a dialog over a page that is edited itself. Use it through `LazyClashDialog`. */
export const ClashDialog = (clash: Clash) => <Dialog title={clashText.title} size="wide" onClose={clash.onCancel}><ClashPanel {...clash} /></Dialog>;
