import { PAGE_SIZES, useUsers, type User } from '@staalkaart/api-client';
import { ActiveToggle, AddButton, PageContainer, PageHeader, tileAction, UserStatus, type DataColumn } from '@staalkaart/ui';
import { useSearchParams } from 'react-router-dom';
import { can } from '../access/access.ts';
import { useFailure } from '../errors/useFailure.ts';
import { useModal } from '../modal/ModalProvider.tsx';
import { people } from '../nl/people.ts';
import { readPage } from '../products/productQuery.ts';
import { RegisterTable } from '../registers/RegisterTable.tsx';
import { useScreen } from '../screen/useScreen.ts';
import { useActor } from '../session/useActor.ts';

const columns: DataColumn<User>[] = [
  { key: 'username', header: people.columns.username, render: user => user.username, isPrimary: true },
  { key: 'email', header: people.columns.email, render: user => user.email, width: '30%' },
  { key: 'phone', header: people.columns.phone, render: user => user.phoneNumber || '–' },
  { key: 'role', header: people.columns.role, render: user => user.roleName ?? user.role ?? '–' },
  { key: 'status', header: people.columns.status, render: user => <UserStatus isActive={user.isActive} /> },
];

/** The users, active ones or the others (specification §2, /users). */
export const Component = () => {
  const actor = useActor();
  const { open } = useModal();
  const [search, setSearch] = useSearchParams();
  const isActive = search.get('isActive') !== 'false';
  const list = useUsers({ pageNumber: readPage(search), pageSize: PAGE_SIZES.Users, isActive });
  const title = isActive ? people.activeUsers : people.inactiveUsers;
  useScreen(title, list.itemsLoaded || Boolean(list.error));
  useFailure(list.error, 'userWrite');
  const show = (active: boolean, page = 1) => setSearch({ ...(!active && { isActive: 'false' }), ...(page > 1 && { pageNumber: String(page) }) });

  const actionsOf = (user: User) => [
    tileAction.edit(() => open({ type: 'user', user })),
    tileAction.remove(
      () => open({ type: 'delete', kind: 'Users', id: user.id, name: user.username }),
      can(actor, 'user.delete', user) ? undefined : { isDisabled: true, disabledReason: people.notYourself },
    ),
  ];
  return (
    <PageContainer>
      <PageHeader
        title={title}
        actions={(
          <>
            <ActiveToggle isActive={isActive} onChange={active => show(active)} />
            {can(actor, 'user.edit') && <AddButton onPress={() => open({ type: 'user' })} />}
          </>
        )}
      />
      <RegisterTable
        caption={title}
        columns={columns}
        list={list}
        emptyText={people.empty}
        onPage={page => show(isActive, page)}
        rowActions={can(actor, 'user.edit') ? actionsOf : undefined}
      />
    </PageContainer>
  );
};
