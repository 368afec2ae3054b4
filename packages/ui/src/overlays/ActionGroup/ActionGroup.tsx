import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { actionText as text } from '../../nl/registers.ts';
import { foldActions } from './foldActions.ts';
import type { Action } from './action.ts';
import { ActionRow } from './ActionGroup.styles.ts';
import { useActionRoom } from './useActionRoom.ts';

export interface ActionGroupProps {
  /** What the actions are for: 'Acties voor Horeca'. */
  label?: string;
  /** The ids of the elements that say so, instead of a label. */
  labelledBy?: string;
  /** In the order of importance: the last ones fold first. See `editAction`. */
  actions: readonly Action[];
}

/** An action as an item of a menu, with why it may not be done. */
export const actionItem = ({ icon, label, tone, disabledReason, isPending, onPress }: Action): MenuItem => ({
  icon,
  label: disabledReason ? text.withReason(label, disabledReason) : label,
  tone: disabledReason ? undefined : tone,
  isDisabled: disabledReason !== undefined || isPending,
  onSelect: onPress,
});

/** A row of icon buttons, such as those of edit mode under a tile or in a row; what has no room goes into a menu (specification §4). */
export const ActionGroup = ({ label, labelledBy, actions }: ActionGroupProps) => {
  const group = useRef<HTMLDivElement>(null);
  const { shown, folded } = foldActions(actions, useActionRoom(group, actions.length));
  if (actions.length === 0) return null;
  return (
    <ActionRow ref={group} role="group" aria-label={label} aria-labelledby={labelledBy}>
      {shown.map(({ key, icon, label: name, tone, disabledReason, isPending, onPress }) => (
        <IconButton key={key} icon={icon} label={name} tone={tone} isDisabled={isPending} reason={disabledReason} isPending={isPending} onClick={onPress} />
      ))}
      {folded.length > 0 && (
        <Menu items={folded.map(actionItem)} trigger={<IconButton icon={Ellipsis} label={text.more} isPending={folded.some(action => action.isPending)} />} />
      )}
    </ActionRow>
  );
};
