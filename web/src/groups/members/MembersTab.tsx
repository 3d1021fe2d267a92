import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import { type Group, type GroupMember, memberFilters, memberSorts } from '@lms/contracts/groups/groups.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import {
  IconFileUpload,
  IconHash,
  IconId,
  IconMailForward,
  IconUser,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { SelectionBar } from '../../ui/data-table/SelectionBar.tsx'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { selectFilter } from '../../ui/filter-bar/list-filters.tsx'
import { choiceFilter, listSchema, sortedBy, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { useKeptSelection } from '../../ui/record-list/kept-selection.ts'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { useDialog } from '../../users/dialog.ts'
import { CardsDialog } from '../cards/CardsDialog.tsx'
import { InvitationsDialog } from '../cards/InvitationsDialog.tsx'
import { membersQuery, reloadGroups, removeMembers } from '../group-api.ts'
import classes from '../groups.module.css'
import { UploadListDialog } from '../lists/UploadListDialog.tsx'
import { AddMembersDialog } from './AddMembersDialog.tsx'
import { CandidateDialog } from './CandidateDialog.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { memberTexts } from './member-texts.ts'

const MemberList = listSchema(
  { search: textFilter(), only: choiceFilter(memberFilters), ...sortedBy(memberSorts, 'name') },
  { limit: 50 },
)

/** Who is in the group, and what can be done for some of them or for all. */
export function MembersTab({ group }: { group: Group }) {
  const t = useTexts(memberTexts)
  const user = useSignedInUser()
  const mayInvite = may(user, 'child:invite')
  const list = useListState(MemberList)
  const { page, limit, search, only, sortBy, sortOrder } = list.values
  const query = useQuery(membersQuery(group._id, { page, limit, search, only: only || undefined, sortBy, sortOrder }))
  const members = query.data?.members
  const chosen = useKeptSelection<GroupMember>({ of: group._id, rows: members, rowId: ({ _id }) => _id })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const add = useDialog<null>()
  const upload = useDialog<null>()
  const cards = useDialog<readonly GroupMember[] | null>()
  const invitations = useDialog<readonly GroupMember[] | null>()
  const number = useDialog<GroupMember>()

  async function remove(ids: readonly string[]): Promise<void> {
    const isWanted = await confirm({
      title: t('removeTitle', { count: formatNumber(ids.length) }),
      message: t('removeMessage'),
      confirmLabel: t('remove'),
      cancelLabel: t('cancel'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await removeMembers(group._id, ids)
      toast.success(translated(groupMessages.membersRemoved))
      chosen.clear()
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadGroups(queryClient)
  }

  const some = chosen.records.length > 0 ? chosen.records : null
  return (
    <div className={classes.stack}>
      <div className={classes.buttons}>
        <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => add.open(null)}>
          {t('add')}
        </Button>
        {mayInvite && group.isOwn && (
          <Button
            variant="default"
            leftSection={<IconFileUpload size={16} aria-hidden />}
            onClick={() => upload.open(null)}
          >
            {t('importList')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconId size={16} aria-hidden />}
          disabled={group.memberCount === 0}
          onClick={() => cards.open(some)}
        >
          {t('makeCards')}
        </Button>
        {mayInvite && (
          <Button
            variant="default"
            leftSection={<IconMailForward size={16} aria-hidden />}
            disabled={group.memberCount === 0}
            onClick={() => invitations.open(some)}
          >
            {t('invite')}
          </Button>
        )}
      </div>
      <ListFilters
        list={list}
        searchPlaceholder={t('search')}
        filters={[
          selectFilter({
            label: t('only'),
            value: only,
            options: memberFilters
              .filter((value) => mayInvite || value === 'without_card')
              .map((value) => ({ value, label: t(value) })),
            onChange: (next) => list.change({ only: next }),
          }),
        ]}
      />
      {chosen.ids.length > 0 && (
        <SelectionBar label={t('selected', { count: formatNumber(chosen.ids.length) })} onClear={chosen.clear}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconUserMinus size={16} aria-hidden />}
            onClick={() => void remove(chosen.ids)}
          >
            {t('remove')}
          </Button>
        </SelectionBar>
      )}
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useMemberColumns()}
        rows={members}
        rowId={({ _id }) => _id}
        rowName={({ fullName }) => fullName}
        selection={chosen}
        rowActions={(member) => [
          { label: t('setNumber'), icon: IconHash, onClick: () => number.open(member) },
          {
            label: t('profile'),
            icon: IconUser,
            onClick: () => void navigate({ to: screens.childView.path, params: { id: member._id } }),
          },
          { label: t('remove'), icon: IconUserMinus, danger: true, onClick: () => void remove([member._id]) },
        ]}
        actionsHeader={t('more')}
        sort={{ sortBy, sortOrder }}
        onSort={(sort) => list.change(sort)}
        query={query}
        expectedRows={Math.min(limit, 6)}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nobodyFound'), clear: t('clearFilters') }}
            none={{ title: t('empty'), message: t(mayInvite ? 'emptyForAdministrators' : 'emptyMessage') }}
          />
        }
        pager={{ onlyWhenNeeded: true }}
      />
      <AddMembersDialog group={group} opened={add.opened} onClose={add.close} />
      <CandidateDialog groupId={group._id} dialog={number} />
      <CardsDialog group={group} dialog={cards} />
      {mayInvite && <InvitationsDialog group={group} dialog={invitations} />}
      {mayInvite && <UploadListDialog group={group} opened={upload.opened} onClose={upload.close} />}
    </div>
  )
}
