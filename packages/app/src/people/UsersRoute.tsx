import { PAGE_SIZES, type User } from '@staalkaart/api-client';
import { ActiveToggle, AddButton, PageContainer, PageHeader, editAction, UserStatus, type DataColumn } from '@staalkaart/ui';
import { useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useFailure } from '../shell/errors/useFailure.ts';
import { people } from '../nl/people.ts';
import { RegisterTable } from '../registers/RegisterTable.tsx';
import { usePagedList } from '../records/usePagedList.ts';
import { useScreen } from '../shell/useScreen.ts';
import { useActor } from '../shell/session/useActor.ts';
import { useModal } from '../shell/modal/ModalSlot.tsx';

const columns: DataColumn<User>[] = [
  { key: 'username', header: people.columns.username, render: user => user.username, isPrimary: true },
  { key: 'email', header: people.columns.email, render: user => user.email, width: '30%' },
  { key: 'phone', header: people.columns.phone, render: user => user.phoneNumber || '–' },
  { key: 'role', header: people.columns.role, render: user => user.role ?? '–' },
  { key: 'status', header: people.columns.status, render: user => <UserStatus isActive={user.isActive} /> },
];

/** The users, active ones or the others (specification §2, /users). */
export const Component = () => {
  const actor = useActor();
  const { open } = useModal();
  const [search, setSearch] = useSearchParams();
  const isActive = search.get('isActive') !== 'false';
  const list = usePagedList('Users', { pageSize: PAGE_SIZES.Users, isActive });
  const title = isActive ? people.activeUsers : people.inactiveUsers;
  useScreen(title, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'userWrite');

  const actionsOf = (user: User) => [
    editAction.edit(() => open({ type: 'record', kind: 'Users', record: user }), can(actor, 'user.change', user) ? undefined : { isDisabled: true, disabledReason: people.superAdminOnly }),
    editAction.remove(
      () => open({ type: 'delete', kind: 'Users', id: user.id, name: user.username }),
      can(actor, 'user.delete', user) ? undefined : { isDisabled: true, disabledReason: can(actor, 'user.change', user) ? people.notYourself : people.superAdminOnly },
    ),
  ];
  return (
    <PageContainer>
      <PageHeader
        title={title}
        actions={(
          <>
            <ActiveToggle isActive={isActive} onChange={active => setSearch(active ? {} : { isActive: 'false' })} />
            {can(actor, 'user.edit') && <AddButton onPress={() => open({ type: 'record', kind: 'Users' })} />}
          </>
        )}
      />
      <RegisterTable
        caption={title}
        columns={columns}
        list={list}
        emptyText={people.empty}
        rowActions={can(actor, 'user.edit') ? actionsOf : undefined}
      />
    </PageContainer>
  );
};
