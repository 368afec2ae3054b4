import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.ts';
import { feedback } from '../../nl/feedback.ts';
import type { ToastKind } from './toast.ts';

const icons = { success: Check, warning: TriangleAlert, error: CircleAlert };

interface KindProps { kind: ToastKind }

/** The sign of a kind of message. */
export const KindIcon = ({ kind }: KindProps) => {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
};

/** What that sign says to whoever does not see it. */
export const KindWord = ({ kind }: KindProps) => kind !== 'success' && <VisuallyHidden>{feedback.toastKind[kind]}: </VisuallyHidden>;
