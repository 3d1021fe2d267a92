import { classCodes } from '@lms/contracts/classes/classes.ts'
import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { type Group, groupSorts } from '@lms/contracts/groups/groups.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button } from '@mantine/core'
import { IconFileUpload, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { classOptions } from '../classes/class-options.ts'
import { messageOf } from '../lib/api-error.ts'
import { formatDate, formatNumber } from '../lib/formats.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { ListFilters } from '../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../ui/filter-bar/list-filters.tsx'
import { choiceFilter, listSchema, sortedBy, textFilter } from '../ui/filter-bar/list-schema.ts'
import { useListState } from '../ui/filter-bar/list-state.ts'
import { Page } from '../ui/page/Page.tsx'
import { NoRecords } from '../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../ui/record-list/RecordTable.tsx'
import { useDialog } from '../users/dialog.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { deleteGroup, groupsQuery, reloadGroups } from './group-api.ts'
import { groupTexts } from './group-texts.ts'
import { UploadListDialog } from './lists/UploadListDialog.tsx'

const GroupList = listSchema(
  { search: textFilter(), class: choiceFilter(classCodes), ...sortedBy(groupSorts, 'name') },
  { limit: 20 },
)

export function GroupsPage() {
  const t = useTexts(groupTexts)
  const user = useSignedInUser()
  const mayImport = may(user, 'group:import')
  const list = useListState(GroupList)
  const { page, limit, search, class: code, sortBy, sortOrder } = list.values
  const query = useQuery(groupsQuery({ page, limit, search, class: code || undefined, sortBy, sortOrder }))
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const edit = useDialog<Group | 'new'>()
  const upload = useDialog<null>()

  async function remove(group: Group): Promise<void> {
    const isWanted = await confirm({
      title: t('deleteTitle', { name: group.name }),
      message: t('deleteMessage'),
      confirmLabel: t('delete'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await deleteGroup(group._id)
      toast.success(translated(groupMessages.deleted))
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadGroups(queryClient)
  }

  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit.open('new')}>
      {t('create')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <>
          {mayImport && (
            <Button
              variant="default"
              leftSection={<IconFileUpload size={16} aria-hidden />}
              onClick={() => upload.open(null)}
            >
              {t('importList')}
            </Button>
          )}
          {createButton}
        </>
      }
    >
      <ListFilters
        list={list}
        searchPlaceholder={t('search')}
        filters={[
          selectFilter({
            label: t('class'),
            value: code,
            options: classOptions,
            onChange: (next) => list.change({ class: next }),
            searchable: true,
          }),
        ]}
      />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useGroupColumns(user.role === 'administrator')}
        rows={query.data?.groups}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowActions={(group) => [
          { label: t('edit'), icon: IconPencil, onClick: () => edit.open(group) },
          { label: t('delete'), icon: IconTrash, danger: true, onClick: () => void remove(group) },
        ]}
        actionsHeader={t('actions')}
        sort={{ sortBy, sortOrder }}
        onSort={(sort) => list.change(sort)}
        query={query}
        expectedRows={Math.min(limit, 5)}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), clear: t('clearFilters') }}
            none={{
              title: t('empty'),
              message: t(mayImport ? 'emptyMessage' : 'emptyForParents'),
              action: createButton,
            }}
          />
        }
        pager={{ onlyWhenNeeded: true }}
      />
      <GroupDialog
        dialog={edit}
        onCreated={({ _id }) => void navigate({ to: screens.groupView.path, params: { id: _id } })}
      />
      {mayImport && <UploadListDialog opened={upload.opened} onClose={upload.close} />}
    </Page>
  )
}

function useGroupColumns(withAuthor: boolean): DataColumn<Group, (typeof groupSorts)[number]>[] {
  const t = useTexts(groupTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'name',
      rowHeader: true,
      minWidth: 140,
      cell: ({ _id, name }) => (
        <Anchor renderRoot={(anchor) => <Link {...anchor} to={screens.groupView.path} params={{ id: _id }} />}>
          {name}
        </Anchor>
      ),
    },
    {
      id: 'class',
      header: t('class'),
      cell: ({ class: code }) => classOptions.find(({ value }) => value === code)?.label ?? t('gone'),
      minWidth: 90,
    },
    { id: 'members', header: t('members'), cell: ({ memberCount }) => formatNumber(memberCount), numeric: true },
    ...(withAuthor
      ? [{ id: 'author', header: t('author'), cell: ({ author }: Group) => author?.name ?? t('gone'), minWidth: 140 }]
      : []),
    {
      id: 'createdAt',
      header: t('createdAt'),
      sortBy: 'createdAt',
      cell: ({ createdAt }) => formatDate(createdAt),
      minWidth: 110,
    },
  ]
}
