import type { User } from '@lms/contracts/users/users.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { overTenPages } from '../../ui/pager/Pager.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { RefreshButton } from '../../ui/record-list/RefreshButton.tsx'
import { AdministratorsOnly } from '../AdministratorsOnly.tsx'
import { BulkActionsModal } from '../bulk/BulkActionsModal.tsx'
import { CreateUserModal } from '../form/CreateUserModal.tsx'
import { EditUserModal } from '../form/EditUserModal.tsx'
import { TemporaryPasswordModal } from '../help/TemporaryPasswordModal.tsx'
import type { ShownPassword } from '../help/user-help-acts.ts'
import { NoUsers } from './NoUsers.tsx'
import { UserDetailModal } from '../view/UserDetailModal.tsx'
import { UserFilters } from './UserFilters.tsx'
import { UserSelectionBar } from './UserSelectionBar.tsx'
import { UserStatCards } from './UserStatCards.tsx'
import { WaitingRegistrations } from './WaitingRegistrations.tsx'
import { useDialog } from '../dialog.ts'
import { reloadUsers, usersQuery } from '../user-api.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserList, filterOf } from './user-list.ts'
import { useUserRowActions } from './user-row-actions.ts'
import { sizeOf, useUserSelection } from '../bulk/user-selection.ts'
import { userTexts } from '../user-texts.ts'

export function UsersPage() {
  return (
    <AdministratorsOnly>
      <Users />
    </AdministratorsOnly>
  )
}

function Users() {
  const t = useTexts(userTexts)
  const list = useListState(UserList)
  const { page, limit, sortBy, sortOrder } = list.values
  const filter = filterOf(list.values)
  const query = useQuery(usersQuery({ ...filter, page, limit, sortBy, sortOrder }))
  const isDeletedView = filter.deleted === true
  const chosen = useUserSelection(filter, query.data?.users)
  const create = useDialog<true>()
  const edit = useDialog<string>()
  const view = useDialog<User>()
  const bulk = useDialog<true>()
  const temporary = useDialog<ShownPassword>()
  const rowActions = useUserRowActions({
    onView: view.open,
    onEdit: (user) => edit.open(user.id),
    onGone: (user) => chosen.drop(user.id),
    onTemporaryPassword: temporary.open,
  })

  function openBulk(): void {
    if (sizeOf(chosen.selection) === 0) toast.warning(translated(userMessages.nobodySelected))
    else bulk.open(true)
  }

  const actions = (
    <>
      <RefreshButton label={t('refresh')} topic="users" reload={reloadUsers} />
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => create.open(true)}>
        {t('addUser')}
      </Button>
    </>
  )
  return (
    <Page title={t('title')} description={t('description')} actions={actions}>
      <UserStatCards />
      <WaitingRegistrations
        isShown={list.values.approval === 'waiting'}
        onShow={() => list.change({ approval: 'waiting', deleted: '' })}
      />
      <UserFilters list={list} />
      <UserSelectionBar
        selection={chosen.selection}
        pagination={query.data?.pagination}
        onSelectAll={chosen.selectAll}
        onClear={chosen.clear}
        onBulk={openBulk}
      />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={useUserColumns({ deleted: isDeletedView })}
        rows={query.data?.users}
        rowId={(user) => user.id}
        rowName={(user) => user.displayName}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<NoUsers list={list} />}
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        selection={isDeletedView ? undefined : chosen}
        rowActions={rowActions}
        pager={{ jumper: overTenPages, onlyWhenNeeded: true }}
      />
      <CreateUserModal dialog={create} />
      <EditUserModal dialog={edit} />
      <UserDetailModal
        dialog={view}
        onEdit={(user) => {
          view.close()
          edit.open(user.id)
        }}
      />
      <TemporaryPasswordModal dialog={temporary} />
      <BulkActionsModal dialog={bulk} chosen={chosen} />
    </Page>
  )
}
