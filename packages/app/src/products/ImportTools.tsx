import { Button, OverflowMenu } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { downloadTemplate } from '../import/downloadTemplate.ts';
import { importTexts } from '../nl/import.ts';
import { useActor } from '../session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

/** Import and template: buttons in edit mode, in the overflow menu of the page in presentation mode. */
export const ImportTools = () => {
  const actor = useActor();
  const { open } = useModal();
  if (!actor || !can(actor, 'product.import')) return null;
  const actions = [
    { label: importTexts.template, onSelect: () => void downloadTemplate() },
    { label: importTexts.import, onSelect: () => open({ type: 'import' }) },
  ];
  return can(actor, 'product.importAtHand')
    ? actions.map(({ label, onSelect }) => <Button key={label} variant="quiet" onClick={onSelect}>{label}</Button>)
    : <OverflowMenu items={actions} />;
};
