import { type ListRow, type RowChoice, type StudentList, rowFilters } from '@lms/contracts/groups/student-lists.ts'
import { Alert, Button, NativeSelect, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPencil } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { choiceFilter, listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { StatCards } from '../../ui/page/StatCards.tsx'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { useDialog } from '../../users/dialog.ts'
import { reloadGroups } from '../group-api.ts'
import classes from '../groups.module.css'
import { RowDialog } from './RowDialog.tsx'
import { RowNotes } from './RowNotes.tsx'
import { changeRow, chooseForAll, confirmList, rowsQuery } from './student-list-api.ts'
import { studentListTexts } from './student-list-texts.ts'

const Rows = listSchema({ only: choiceFilter(rowFilters) }, { limit: 50 })

/** What the file says, what is to be said about it, and what becomes of each line. */
export function StagedList({ list }: { list: StudentList }) {
  const t = useTexts(studentListTexts)
  const queryClient = useQueryClient()
  const state = useListState(Rows)
  const { page, limit, only } = state.values
  const query = useQuery(rowsQuery(list._id, { page, limit, only: only || undefined }))
  const edit = useDialog<ListRow>()
  const [isSending, setIsSending] = useState(false)
  const { total, taken, asked, blocked, skipped, done } = list.counts

  async function act(run: () => Promise<unknown>): Promise<void> {
    setIsSending(true)
    try {
      await run()
    } catch (error) {
      toast.error(messageOf(error))
    }
    await reloadGroups(queryClient)
    setIsSending(false)
  }

  const columns = useRowColumns({
    onChoose: (row, choice) => void act(() => changeRow(list._id, row.number, { choice })),
  })
  return (
    <>
      {list.failure !== null && (
        <Alert color="danger" variant="outline" icon={<IconAlertTriangle aria-hidden />} title={t('failed')}>
          {list.failure}
        </Alert>
      )}
      <StatCards
        stats={[
          { label: t('total'), value: total },
          { label: t('willBeTaken'), value: taken },
          { label: t('asked'), value: asked },
          { label: t('blocked'), value: blocked },
          { label: t('skipped'), value: skipped },
        ]}
      />
      {asked > 0 && (
        <Alert color="warning" variant="outline" icon={<IconAlertTriangle aria-hidden />}>
          <div className={classes.stack}>
            <Text>{t('askedAbout', { count: formatNumber(asked) })}</Text>
            <div className={classes.buttons}>
              {(['existing', 'new', 'skip'] as const).map((choice) => (
                <Button
                  key={choice}
                  variant="default"
                  size="compact-md"
                  disabled={isSending}
                  onClick={() => void act(() => chooseForAll(list._id, choice))}
                >
                  {t(choice === 'existing' ? 'allExisting' : choice === 'new' ? 'allNew' : 'allSkip')}
                </Button>
              ))}
            </div>
          </div>
        </Alert>
      )}
      {blocked > 0 && (
        <Alert color="warning" variant="outline" icon={<IconAlertTriangle aria-hidden />}>
          {t('blockedAbout', { count: formatNumber(blocked) })}
        </Alert>
      )}
      <div className={classes.line}>
        <FilterSelect
          label={t('only')}
          value={only}
          options={rowFilters.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => state.change({ only: next })}
        />
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          disabled={asked > 0 || taken - done <= 0}
          loading={isSending}
          onClick={() => void act(() => confirmList(list._id))}
        >
          {t('confirm', { count: formatNumber(taken - done) })}
        </Button>
      </div>
      <RecordTable
        list={state}
        pagination={query.data?.pagination}
        label={t('rows')}
        columns={columns}
        rows={query.data?.rows}
        rowId={({ number }) => String(number)}
        rowName={({ name, number }) => name || String(number)}
        rowActions={(row) => [{ label: t('edit'), icon: IconPencil, onClick: () => edit.open(row) }]}
        actionsHeader={t('more')}
        query={query}
        expectedRows={Math.min(limit, 8)}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={state}
            filtered={{ title: t('noRows'), clear: t('clearFilters') }}
            none={{ title: t('noRows') }}
          />
        }
        pager={{ onlyWhenNeeded: true }}
      />
      <RowDialog listId={list._id} dialog={edit} />
    </>
  )
}

function useRowColumns({ onChoose }: { onChoose: (row: ListRow, choice: RowChoice) => void }): DataColumn<ListRow>[] {
  const t = useTexts(studentListTexts)
  return [
    { id: 'number', header: t('line'), numeric: true, cell: ({ number }) => formatNumber(number) },
    { id: 'name', header: t('name'), rowHeader: true, minWidth: 130, cell: ({ name }) => name || t('none') },
    { id: 'group', header: t('group'), minWidth: 80, cell: ({ groupName }) => groupName || t('none') },
    { id: 'email', header: t('email'), minWidth: 130, cell: ({ parentEmail }) => parentEmail || t('none') },
    { id: 'candidate', header: t('candidateShort'), numeric: true, cell: (row) => row.candidateNumber || t('none') },
    { id: 'notes', header: t('notes'), minWidth: 170, cell: (row) => <RowNotes row={row} /> },
    {
      id: 'choice',
      header: t('choice'),
      minWidth: 150,
      cell: (row) => <Choice row={row} onChoose={(choice) => onChoose(row, choice)} />,
    },
  ]
}

function Choice({ row, onChoose }: { row: ListRow; onChoose: (choice: RowChoice) => void }) {
  const t = useTexts(studentListTexts)
  const isBlocked = row.problems.some(({ isBlocking }) => isBlocking)
  const choices: RowChoice[] = [
    ...(isBlocked && row.choice !== 'skip' ? [] : (['new'] as const)),
    ...(row.existing !== null && !isBlocked ? (['existing'] as const) : []),
    'skip',
  ]
  const value = row.choice !== null && choices.includes(row.choice) ? row.choice : ''
  return (
    <NativeSelect
      size="xs"
      aria-label={t('choiceOf', { name: row.name || String(row.number) })}
      data={[
        ...(value === '' ? [{ value: '', label: t('choose'), disabled: true }] : []),
        ...choices.map((choice) => ({ value: choice, label: t(choice) })),
      ]}
      value={value}
      onChange={({ currentTarget }) => {
        const choice = choices.find((known) => known === currentTarget.value)
        if (choice !== undefined) onChoose(choice)
      }}
    />
  )
}
