import { OverflowMenu } from '@staalkaart/ui';
import { can } from '../access/access.ts';
import { downloadTemplate } from '../import/downloadTemplate.ts';
import { importTexts } from '../nl/import.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

/** Import and template: in edit mode buttons where there is room for them, else in the page's overflow menu. */
export const ImportTools = () => {
  const actor = useActor();
  const { open } = useModal();
  if (!actor || !can(actor, 'product.import')) return null;
  const actions = [
    { label: importTexts.template, onSelect: () => void downloadTemplate() },
    { label: importTexts.import, onSelect: () => open({ type: 'import' }) },
  ];
  return <OverflowMenu items={actions} unfolds={can(actor, 'product.importAtHand')} />;
};
