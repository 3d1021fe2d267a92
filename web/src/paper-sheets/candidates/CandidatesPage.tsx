import type { PaperCandidate } from '@lms/contracts/paper-sheets/candidates.ts'
import { paperMessages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import { Button, Text } from '@mantine/core'
import { IconLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import type { DataColumn, RowAction } from '../../ui/data-table/data-column.ts'
import { listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { candidatesQuery, changeCandidate, dropCandidate, reloadPaperSheets } from '../paper-sheet-api.ts'
import { StudentSearch } from '../StudentSearch.tsx'
import { AddCandidate } from './AddCandidate.tsx'
import { candidatesTexts } from './candidates-texts.ts'

const CandidateList = listSchema({}, { limit: 20 })

/** Who has which number: students, and names without an account. */
export function CandidatesPage() {
  const t = useTexts(candidatesTexts)
  const queryClient = useQueryClient()
  const list = useListState(CandidateList)
  const query = useQuery(candidatesQuery(list.values))
  const [isAdding, setIsAdding] = useState(false)
  const [linking, setLinking] = useState<PaperCandidate | null>(null)

  async function act(done: Promise<unknown>, message: keyof typeof paperMessages): Promise<void> {
    try {
      await done
      toast.success(translated(paperMessages[message]))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await reloadPaperSheets(queryClient)
    }
  }

  async function remove({ _id, name }: PaperCandidate): Promise<void> {
    const isWanted = await confirm({
      title: t('removeTitle', { name }),
      message: t('removeMessage'),
      confirmLabel: t('remove'),
      danger: true,
    })
    if (isWanted) await act(dropCandidate(_id), 'candidateRemoved')
  }

  const actionsOf = (candidate: PaperCandidate): RowAction[] => [
    ...(candidate.studentId === null
      ? [{ label: t('link'), icon: IconLink, onClick: () => setLinking(candidate) }]
      : []),
    { label: t('remove'), icon: IconTrash, danger: true, onClick: () => void remove(candidate) },
  ]
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={query.data?.pagination.total === 0 ? undefined : add}
    >
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useColumns()}
        rows={query.data?.candidates}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        query={query}
        rowActions={actionsOf}
        actionsHeader={t('actions')}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('none')} message={t('noneMessage')} action={add} />}
      />
      <Modal opened={isAdding} onClose={() => setIsAdding(false)} title={t('add')}>
        <AddCandidate onClose={() => setIsAdding(false)} />
      </Modal>
      <Modal
        opened={linking !== null}
        onClose={() => setLinking(null)}
        title={t('linkTitle', { name: linking?.name ?? '' })}
      >
        <Text size="sm" mb="sm">
          {t('linkHint')}
        </Text>
        <StudentSearch
          label={t('addStudent')}
          placeholder={t('search')}
          nothing={t('nobodyFound')}
          onChoose={({ _id }) => {
            if (linking === null) return
            setLinking(null)
            void act(changeCandidate(linking._id, { studentId: _id }), 'candidateSaved')
          }}
        />
      </Modal>
    </Page>
  )
}

function useColumns(): DataColumn<PaperCandidate>[] {
  const t = useTexts(candidatesTexts)
  return [
    { id: 'number', header: t('number'), cell: ({ number }) => number, minWidth: 110 },
    { id: 'name', header: t('name'), cell: ({ name }) => name, rowHeader: true, minWidth: 180 },
    {
      id: 'account',
      header: t('account'),
      minWidth: 130,
      onCard: 'status',
      cell: ({ studentId }) => (
        <StatusBadge color={studentId === null ? 'gray' : 'success'}>
          {t(studentId === null ? 'nameOnly' : 'student')}
        </StatusBadge>
      ),
    },
  ]
}
