import { type MarkingGroup, groupings, markingStates } from '@lms/contracts/attempts/marking.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, SegmentedControl, Text } from '@mantine/core'
import { IconPencilCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { choiceFilter, listSchema } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { Page } from '../../ui/page/Page.tsx'
import { overTenPages } from '../../ui/pager/Pager.tsx'
import { NoRecords } from '../../ui/record-list/NoRecords.tsx'
import { RecordTable } from '../../ui/record-list/RecordTable.tsx'
import { markingGroupsQuery } from './marking-api.ts'
import { markingTexts } from './marking-texts.ts'
import classes from './marking.module.css'

const MarkingList = listSchema({
  by: choiceFilter(groupings, 'attempt'),
  status: choiceFilter(markingStates, 'pending'),
})

/** What waits for a person to mark it. */
export function MarkingPage() {
  const t = useTexts(markingTexts)
  const list = useListState(MarkingList)
  const { page, limit } = list.values
  const by = list.values.by || 'attempt'
  const status = list.values.status || 'pending'
  const query = useQuery(markingGroupsQuery({ page, limit, by, status }))
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.filters}>
        <Choice
          label={t('by')}
          value={by}
          options={[
            { value: 'attempt', label: t('byAttempt') },
            { value: 'question', label: t('byQuestion') },
          ]}
          onChange={(next) => list.change({ by: next })}
        />
        <Choice
          label={t('status')}
          value={status}
          options={markingStates.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => list.change({ status: next })}
        />
      </div>
      <RecordTable
        list={list}
        pagination={query.data?.pagination}
        label={t('title')}
        columns={useColumns(by, status)}
        rows={query.data?.groups}
        rowId={({ quiz, attempt, question }) => `${quiz._id} ${attempt?._id ?? question?._id ?? ''}`}
        rowName={({ quiz, attempt, question }) => attempt?.student.name ?? question?.title ?? quiz.title}
        query={query}
        errorTitle={t('loadFailed')}
        empty={
          <NoRecords
            list={list}
            filtered={{ title: t('nothingFound'), clear: t('clearFilters') }}
            none={{ title: t('empty'), message: t('emptyMessage') }}
          />
        }
        pager={{ jumper: overTenPages }}
      />
    </Page>
  )
}

function useColumns(
  by: (typeof groupings)[number],
  status: (typeof markingStates)[number],
): DataColumn<MarkingGroup>[] {
  const t = useTexts(markingTexts)
  const nameOf = ({ attempt, question }: MarkingGroup): string =>
    attempt ? attempt.student.name || attempt.student.username : (question?.title ?? '')
  return [
    {
      id: 'name',
      header: t(by === 'attempt' ? 'student' : 'question'),
      cell: nameOf,
      rowHeader: true,
      minWidth: 180,
    },
    {
      id: 'quiz',
      header: t('quiz'),
      cell: ({ quiz, attempt }) =>
        attempt === null ? quiz.title : `${quiz.title} · ${t('attemptNumber', { number: attempt.number })}`,
      minWidth: 200,
    },
    {
      id: 'waiting',
      header: t('waiting'),
      cell: ({ pending, answers }) => t('waitingOf', { pending: formatNumber(pending), total: formatNumber(answers) }),
      numeric: true,
      minWidth: 100,
    },
    {
      id: 'finishedAt',
      header: t('finishedAt'),
      cell: ({ finishedAt }) => formatDateTime(finishedAt),
      minWidth: 150,
    },
    {
      id: 'mark',
      header: t('mark'),
      cell: (group) => (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPencilCheck size={14} aria-hidden />}
          aria-label={t('markOf', { name: nameOf(group) })}
          renderRoot={(button) => (
            <Link
              {...button}
              to={screens.markingDesk.path}
              search={{
                ...(group.attempt ? { attempt: group.attempt._id } : {}),
                ...(group.question ? { quiz: group.quiz._id, question: group.question._id } : {}),
                ...(status === 'pending' ? {} : { status }),
              }}
            />
          )}
        >
          {t('mark')}
        </Button>
      ),
      minWidth: 100,
      onCard: 'acts',
    },
  ]
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <Text size="sm" fw={500} id={id}>
        {label}
      </Text>
      <SegmentedControl aria-labelledby={id} value={value} data={options} onChange={onChange} />
    </div>
  )
}
