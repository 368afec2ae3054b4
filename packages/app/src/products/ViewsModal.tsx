import { ViewsDialog } from '@staalkaart/ui';
import { findAgain } from '../nl/findAgain.ts';
import type { ModalOf } from '../shell/modal/modal.ts';
import { useActor } from '../shell/session/useActor.ts';
import { tellNow } from '../shell/tell.ts';
import { dropView, keepView, MOST_VIEWS, useViews } from './views.ts';

/** Keeps the query of /products under a name, for this person on this device. */
export const ViewsModal = ({ search, onClose }: ModalOf<'views'>) => {
  const person = useActor()?.id ?? '';
  const views = useViews(person);
  const save = (name: string) => {
    keepView(person, name, search);
    tellNow().success(findAgain.kept(name));
    onClose();
  };
  return <ViewsDialog names={views.map(({ name }) => name)} most={MOST_VIEWS} onSave={save} onRemove={name => dropView(person, name)} onClose={onClose} />;
};
