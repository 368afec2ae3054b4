import { toast, ViewsDialog } from '@staalkaart/ui';
import { findAgain } from '../nl/findAgain.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useViews } from './views.ts';

/** Keeps the query of /products under a name, for this person on this device. */
export const ViewsModal = ({ search, onClose }: ModalOf<'views'>) => {
  const actor = useActor();
  const { views, keep, drop } = useViews(actor?.id ?? '');
  const save = (name: string) => {
    keep(name, search);
    toast.success(findAgain.kept(name));
    onClose();
  };
  return <ViewsDialog names={views.map(({ name }) => name)} onSave={save} onRemove={drop} onClose={onClose} />;
};
