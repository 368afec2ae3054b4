import { Button, OverflowMenu } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { downloadTemplate } from '../import/downloadTemplate.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { importTexts } from '../nl/import.ts';
import { useActor } from '../session/useActor.ts';

/** Import and template: buttons in edit mode, in the overflow menu of the page in presentation mode. */
export const ImportTools = () => {
  const actor = useActor();
  const { open } = useModal();
  if (!actor || !can(actor, 'product.import')) return null;
  const actions = [
    { label: importTexts.template, onSelect: () => void downloadTemplate() },
    { label: importTexts.import, onSelect: () => open({ type: 'import' }) },
  ];
  return actor.mode === 'edit'
    ? actions.map(({ label, onSelect }) => <Button key={label} variant="quiet" onClick={onSelect}>{label}</Button>)
    : <OverflowMenu items={actions} />;
};
