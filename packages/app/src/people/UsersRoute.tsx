import type { User } from '@staalkaart/api-client';
import { ActiveToggle, AddButton, DataTable, UserStatus, type DataColumn } from '@staalkaart/ui';
import { useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useRowSelection } from '../bulk/useRowSelection.ts';
import { useSelecting } from '../bulk/useSelecting.tsx';
import { people } from '../nl/people.ts';
import { ListPage } from '../records/ListPage.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useRecordActions } from '../records/useRecordActions.tsx';
import { useModal } from '../shell/modal/ModalSlot.tsx';
import { useActor } from '../shell/session/useActor.ts';

const columns: DataColumn<User>[] = [
  { key: 'username', header: people.columns.username, render: user => user.username },
  { key: 'email', header: people.columns.email, render: user => user.email, width: '30%' },
  { key: 'phone', header: people.columns.phone, render: user => user.phoneNumber },
  { key: 'role', header: people.columns.role, render: user => user.role },
  { key: 'status', header: people.columns.status, render: user => <UserStatus isActive={user.isActive} /> },
];

/** The users, active ones or the others (specification §2, /users). */
export const Component = () => {
  const actor = useActor();
  const { open } = useModal();
  const { edit, remove } = useRecordActions();
  const [search, setSearch] = useSearchParams();
  const isActive = search.get('isActive') !== 'false';
  const list = usePagedList('Users', { isActive });
  const title = isActive ? people.activeUsers : people.inactiveUsers;
  const isEditing = can(actor, 'user.edit');
  const selecting = useSelecting('Users', `Users?${isActive}`, list.choosing);
  const selection = useRowSelection(selecting, list.items);

  const actionsOf = (user: User) => {
    const untouchable = can(actor, 'user.change', user) ? undefined : { disabledReason: people.superAdminOnly };
    const undeletable = can(actor, 'user.delete', user) ? undefined : untouchable ?? { disabledReason: people.notYourself };
    return [edit('Users', user, untouchable), remove('Users', user.id, user.username, undeletable)];
  };
  return (
    <ListPage
      title={title}
      actions={(
        <>
          <ActiveToggle isActive={isActive} onChange={active => setSearch(active ? {} : { isActive: 'false' })} />
          {selecting.button}
          {isEditing && <AddButton onPress={() => open({ type: 'record', kind: 'Users' })} />}
        </>
      )}
      list={list}
      occasion="userWrite"
      cover={selecting.bar}
    >
      <DataTable
        caption={title}
        columns={columns}
        items={list.items}
        isLoading={!list.itemsLoaded}
        isBusy={list.loading}
        emptyText={people.empty}
        selection={selection}
        rowActions={isEditing ? actionsOf : undefined}
      />
    </ListPage>
  );
};
