import { childMessages } from '@lms/contracts/children/child-messages.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { FilterBar } from '../ui/filter-bar/FilterBar.tsx'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { listSchema, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Pager, overHundredItems } from '../ui/pager/Pager.tsx'
import { useDialog } from '../users/dialog.ts'
import { AddChildDialog, EditChildDialog } from './ChildDialogs.tsx'
import { ParentLinksDialog } from './ParentLinksDialog.tsx'
import { childrenQuery } from './child-api.ts'
import { childNameOf, useChildColumns } from './child-columns.tsx'
import { childTexts } from './child-texts.ts'

const ChildList = listSchema({ search: textFilter() })
const nobody: readonly Child[] = []

export function ChildrenPage() {
  const t = useTexts(childTexts)
  const list = useListState(ChildList)
  const { page, limit, search } = list.values
  const query = useQuery(childrenQuery({ page, limit, search }))
  const { data, error } = query
  const isAdministrator = useSignedInUser().role === 'administrator'
  const add = useDialog<true>()
  const edit = useDialog<string>()
  const links = useDialog<Child>()
  const columns = useChildColumns({
    from: (page - 1) * limit + 1,
    rows: data?.children ?? nobody,
    isAdministrator,
    onView: ({ _id }) => edit.open(_id),
    onLink: links.open,
  })
  const isLost = data === undefined && error !== null
  const isAnswered = error instanceof ApiError && !error.isNetworkError
  useEffect(() => {
    const { fetchFailed, fetchError } = childMessages
    if (isLost) toast.error(translated(isAnswered ? fetchFailed : fetchError))
  }, [isLost, isAnswered])

  const addButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add.open(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      description={t(isAdministrator ? 'descriptionForAdministrators' : 'description')}
      actions={addButton}
    >
      <FilterBar
        activeCount={list.activeFilters.length}
        search={
          <SearchBox placeholder={t('search')} value={search} onSearch={(next) => list.change({ search: next })} />
        }
      />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.children}
        rowId={({ _id }) => _id}
        rowName={childNameOf}
        query={query}
        expectedRows={Math.min(limit, 5)}
        stacksOnPhone
        errorTitle={translated(childMessages.fetchFailed)}
        empty={
          search === '' ? (
            <EmptyState title={translated(childMessages.none)} message={t('emptyMessage')} />
          ) : (
            <EmptyState
              title={t('nobodyFound')}
              action={
                <Button variant="default" onClick={list.clearFilters}>
                  {t('clearSearch')}
                </Button>
              }
            />
          )
        }
      />
      <Pager
        pagination={data?.pagination}
        onPage={list.goTo}
        onLimit={(next) => list.change({ limit: next })}
        jumper={overHundredItems}
        onlyWhenNeeded
      />
      <AddChildDialog dialog={add} />
      <EditChildDialog dialog={edit} />
      {isAdministrator && <ParentLinksDialog dialog={links} />}
    </Page>
  )
}
