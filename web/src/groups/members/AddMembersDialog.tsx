import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { Button, Checkbox, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { childrenQuery } from '../../children/child-api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import { Modal } from '../../ui/modal/Modal.tsx'
import modalClasses from '../../ui/modal/modal.module.css'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { addMembers, reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { memberTexts } from './member-texts.ts'

interface AddMembersProps {
  group: Group
  opened: boolean
  onClose: () => void
}

export function AddMembersDialog({ group, opened, onClose }: AddMembersProps) {
  const t = useTexts(memberTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('addTitle', { group: group.name })} size="lg">
      <AddForm group={group} onClose={onClose} />
    </Modal>
  )
}

const pageSize = 20

function AddForm({ group, onClose }: Omit<AddMembersProps, 'opened'>) {
  const t = useTexts(memberTexts)
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const query = useQuery(childrenQuery({ search, page, limit: pageSize }))
  const { data } = query

  async function add(): Promise<void> {
    setIsSending(true)
    try {
      await addMembers(group._id, chosen)
      toast.success(translated(groupMessages.membersAdded))
      onClose()
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSending(false)
    await reloadGroups(queryClient)
  }

  return (
    <div className={classes.stack}>
      <SearchBox
        placeholder={t('search')}
        value={search}
        onSearch={(next) => {
          setSearch(next)
          setPage(1)
        }}
      />
      {data === undefined && !query.isError && <ListSkeleton rows={4} />}
      {data === undefined && query.isError && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.children.length === 0 && <Text c="dimmed">{t('nobodyFound')}</Text>}
      <ul className={classes.choices} aria-label={t('students')}>
        {data?.children.map(({ _id, fullName, username }) => (
          <li key={_id} className={classes.choice}>
            <Checkbox
              label={fullName || username}
              description={username}
              checked={chosen.includes(_id)}
              onChange={() => setChosen(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
            />
          </li>
        ))}
      </ul>
      <Pager pagination={data?.pagination} onPage={setPage} label={t('students')} onlyWhenNeeded />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void add()}>
          {chosen.length === 0 ? t('add') : t('addChosen', { count: formatNumber(chosen.length) })}
        </Button>
      </div>
    </div>
  )
}
