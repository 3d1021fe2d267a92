import { type ResultQuestion, type ResultRow, resultSorts } from '@lms/contracts/groups/group-results.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { ListFilters } from '../../ui/filter-bar/ListFilters.tsx'
import { listSchema, sortedBy, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { type ListState, useListState } from '../../ui/filter-bar/list-state.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { groupQuizzesQuery, resultsQuery, saveResults } from '../group-api.ts'
import classes from '../groups.module.css'
import { ResultsSummary } from './ResultsSummary.tsx'
import { groupResultTexts } from './group-result-texts.ts'

const ResultList = listSchema(
  { search: textFilter(), quiz: textFilter(), question: textFilter(), ...sortedBy(resultSorts, 'name') },
  { limit: 50 },
)
type Values = ReturnType<typeof ResultList.parse>

/** How the group did in one quiz: a table of students and questions, a distribution, and by topic. */
export function ResultsTab({ group }: { group: Group }) {
  const t = useTexts(groupResultTexts)
  const list = useListState(ResultList)
  const [search, setSearch] = useState('')
  const { data } = useQuery(groupQuizzesQuery(group._id, ''))
  const options = data?.quizzes.map(({ _id, ...quiz }) => ({ value: _id, label: t('quizCount', quiz) })) ?? []
  // The latest one is what people came for.
  const quizId = list.values.quiz || (options[0]?.value ?? '')
  if (data?.quizzes.length === 0) return <EmptyState title={t('noQuiz')} message={t('noQuizMessage')} />
  return (
    <div className={classes.stack}>
      <Select
        {...optionList}
        label={t('quiz')}
        placeholder={t('choose')}
        data={options}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        allowDeselect={false}
        value={quizId === '' ? null : quizId}
        onChange={(next) => list.change({ quiz: next ?? '', sortBy: 'name', sortOrder: 'asc', question: '' })}
      />
      {quizId !== '' && (
        <>
          <ResultsSummary groupId={group._id} quizId={quizId} />
          <ResultsTable group={group} quizId={quizId} list={list} />
        </>
      )}
    </div>
  )
}

function ResultsTable({ group, quizId, list }: { group: Group; quizId: string; list: ListState<Values> }) {
  const t = useTexts(groupResultTexts)
  const { page, limit, search, sortBy, sortOrder, question } = list.values
  const order = { search, sortBy, sortOrder, question: question || undefined }
  const query = useQuery(resultsQuery(group._id, { quizId, page, limit, ...order }))
  const [saving, setSaving] = useState<'xlsx' | 'csv' | null>(null)

  async function save(format: 'xlsx' | 'csv'): Promise<void> {
    setSaving(format)
    try {
      await saveResults(group._id, `${group.name}-${query.data?.quiz.title ?? ''}`, { quizId, format, ...order })
    } catch (error) {
      toast.error(messageOf(error))
    }
    setSaving(null)
  }

  return (
    <>
      <div className={classes.buttons}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={saving === format}
            onClick={() => void save(format)}
          >
            {t(format === 'xlsx' ? 'saveXlsx' : 'saveCsv')}
          </Button>
        ))}
      </div>
      <ListFilters list={{ ...list, activeFilters: [] }} searchPlaceholder={t('search')} />
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('table')}
        columns={useResultColumns(query.data?.questions ?? [])}
        rows={query.data?.rows}
        rowId={({ _id }) => _id}
        rowName={({ fullName }) => fullName}
        sort={{ sortBy: sortBy === 'question' ? `question:${question}` : sortBy, sortOrder }}
        onSort={(sort) => {
          const [key, id = ''] = sort.sortBy.split(':')
          list.change({
            sortBy: resultSorts.find((known) => known === key) ?? 'name',
            question: id,
            sortOrder: sort.sortOrder,
          })
        }}
        query={query}
        expectedRows={6}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('empty'), clear: t('clearFilters') }}
            none={{ title: t('empty') }}
          />
        }
        pager={{ onlyWhenNeeded: true }}
      />
    </>
  )
}

const statusColors = { not_assigned: 'gray', not_started: 'gray', in_progress: 'brand', completed: 'success' } as const

function useResultColumns(questions: readonly ResultQuestion[]): DataColumn<ResultRow>[] {
  const t = useTexts(groupResultTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'name',
      rowHeader: true,
      minWidth: 160,
      cell: (row) => <StudentName row={row} />,
    },
    {
      id: 'candidateNumber',
      header: t('candidateNumber'),
      sortBy: 'candidateNumber',
      numeric: true,
      cell: ({ candidateNumber }) => candidateNumber ?? t('none'),
    },
    {
      id: 'status',
      header: t('status'),
      sortBy: 'status',
      onCard: 'status',
      minWidth: 110,
      cell: ({ status, pending }) => (
        <StatusBadge color={statusColors[status]}>
          {pending > 0 ? t('pending', { count: formatNumber(pending) }) : t(status)}
        </StatusBadge>
      ),
    },
    {
      id: 'score',
      header: t('score'),
      sortBy: 'score',
      numeric: true,
      minWidth: 80,
      cell: ({ score, total }) =>
        score === null || total === null ? t('none') : `${formatNumber(score)}/${formatNumber(total)}`,
    },
    {
      id: 'percent',
      header: t('percent'),
      numeric: true,
      cell: ({ percent }) => (percent === null ? t('none') : formatNumber(percent)),
    },
    ...questions.map(({ _id, number }, index): DataColumn<ResultRow> => ({
      id: _id,
      header: t('question', { number: formatNumber(number) }),
      sortBy: `question:${_id}`,
      numeric: true,
      minWidth: 64,
      cell: ({ cells }) => {
        const cell = cells[index]
        if (!cell) return t('none')
        return cell.marks === null ? t('waits') : formatNumber(cell.marks)
      },
    })),
  ]
}

function StudentName({ row }: { row: ResultRow }) {
  const t = useTexts(groupResultTexts)
  if (row.historyId === null) return row.fullName
  const params = { historyId: row.historyId }
  return (
    <Anchor
      inherit
      aria-label={t('openResult', { name: row.fullName })}
      renderRoot={(anchor) => (
        <Link {...anchor} to={screens.childResult.path} params={params} search={{ child_id: row._id } as never} />
      )}
    >
      {row.fullName}
    </Anchor>
  )
}
