import type { User } from '@lms/contracts/users/users.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { Button } from '@mantine/core'
import { IconPlus, IconRefresh } from '@tabler/icons-react'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Pager, overTenPages } from '../../ui/pager/Pager.tsx'
import { AdministratorsOnly } from '../AdministratorsOnly.tsx'
import { BulkActionsModal } from '../bulk/BulkActionsModal.tsx'
import { CreateUserModal } from '../form/CreateUserModal.tsx'
import { EditUserModal } from '../form/EditUserModal.tsx'
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
import { sizeOf, useUserSelection } from '../user-selection.ts'
import { userTexts } from '../user-texts.ts'

export function UsersPage() {
  return (
    <AdministratorsOnly>
      <Users />
    </AdministratorsOnly>
  )
}

const noUsers: User[] = []

function Users() {
  const t = useTexts(userTexts)
  const list = useListState(UserList)
  const { page, limit, sortBy, sortOrder } = list.values
  const filter = filterOf(list.values)
  const query = useQuery(usersQuery({ ...filter, page, limit, sortBy, sortOrder }))
  const isDeletedView = filter.deleted === true
  const chosen = useUserSelection(filter, query.data?.users ?? noUsers)
  const create = useDialog<true>()
  const edit = useDialog<string>()
  const view = useDialog<User>()
  const bulk = useDialog<true>()
  const rowActions = useUserRowActions({
    onView: view.open,
    onEdit: (user) => edit.open(user.id),
    onGone: (user) => chosen.select(chosen.ids.filter((id) => id !== user.id)),
  })

  function openBulk(): void {
    if (sizeOf(chosen.selection) === 0) toast.warning(translated(userMessages.nobodySelected))
    else bulk.open(true)
  }

  return (
    <Page title={t('title')} description={t('description')} actions={<Actions onAdd={() => create.open(true)} />}>
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
      <DataTable
        label={t('table')}
        columns={useUserColumns({ deleted: isDeletedView })}
        rows={query.data?.users}
        rowId={(user) => user.id}
        rowName={(user) => user.displayName}
        query={query}
        expectedRows={limit}
        errorTitle={t('loadFailed')}
        empty={<NoUsers list={list} />}
        sort={{ sortBy, sortOrder }}
        onSort={list.change}
        selected={isDeletedView ? undefined : chosen.ids}
        onSelect={isDeletedView ? undefined : chosen.select}
        rowActions={rowActions}
      />
      <Pager
        pagination={query.data?.pagination}
        onPage={list.goTo}
        onLimit={(next) => list.change({ limit: next })}
        jumper={overTenPages}
        onlyWhenNeeded
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
      <BulkActionsModal dialog={bulk} selection={chosen.selection} onSelection={chosen.choose} />
    </Page>
  )
}

function Actions({ onAdd }: { onAdd: () => void }) {
  const t = useTexts(userTexts)
  const queryClient = useQueryClient()
  const isFetching = useIsFetching({ queryKey: ['users'] }) > 0
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={isFetching}
        onClick={() => void reloadUsers(queryClient)}
      >
        {t('refresh')}
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
        {t('addUser')}
      </Button>
    </>
  )
}
