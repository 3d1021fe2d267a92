import { defaultClass } from '@lms/contracts/classes/classes.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type BankTopic, readBankGaps } from '@lms/contracts/practice/bank-gaps.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, Select } from '@mantine/core'
import { IconPencilPlus, IconSparkles } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { listSchema, textFilter } from '../../ui/filter-bar/list-schema.ts'
import { useListState } from '../../ui/filter-bar/list-state.ts'
import { optionList } from '../../ui/form/option-list.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { bankTexts } from './bank-texts.ts'
import classes from './bank.module.css'

type Subject = DataOf<typeof readBankGaps>['subject']

const GapsOf = listSchema({ subject: textFilter() })

function gapsQuery(subject: string) {
  return queryOptions({
    queryKey: ['questions', 'gaps', subject],
    queryFn: ({ signal }) => call(readBankGaps, { query: { subject }, signal }),
    placeholderData: keepPreviousData,
    enabled: subject !== '',
  })
}

/** Topic by topic what should be written next, with the way to write it. */
export function BankGapsPage() {
  const t = useTexts(bankTexts)
  const list = useListState(GapsOf)
  const subjects = useQuery(subjectChoicesQuery(''))
  const choices = (subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const subject = list.values.subject || (choices[0]?.value ?? '')
  const query = useQuery(gapsQuery(subject))
  const columns = useGapColumns(query.data?.subject)
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button variant="default" renderRoot={(button) => <Link {...button} to={screens.questions.path} />}>
          {t('questions')}
        </Button>
      }
    >
      <Select
        {...optionList}
        className={classes.subject}
        label={t('subject')}
        placeholder={t('chooseSubject')}
        data={choices}
        value={subject || null}
        searchable
        allowDeselect={false}
        comboboxProps={{ shadow: 'sm' }}
        onChange={(next) => list.change({ subject: next ?? '' })}
      />
      {subject === '' && subjects.isSuccess ? (
        <EmptyState title={t('noSubject')} message={t('noSubjectHow')} />
      ) : (
        <DataTable
          label={t('table')}
          columns={columns}
          rows={query.data?.topics}
          rowId={({ _id }) => _id ?? subject}
          rowName={({ name }) => name}
          // Without the subjects there is nothing to ask about.
          query={subject === '' ? subjects : query}
          expectedRows={5}
          errorTitle={t('loadFailed')}
          empty={<EmptyState title={t('noSubject')} message={t('noSubjectHow')} />}
        />
      )}
    </Page>
  )
}

function useGapColumns(subject: Subject | undefined): DataColumn<BankTopic>[] {
  const t = useTexts(bankTexts)
  return [
    { id: 'topic', header: t('topic'), cell: ({ name }) => name, rowHeader: true, minWidth: 160 },
    { id: 'lacks', header: t('lacks'), cell: (topic) => <Gaps topic={topic} />, minWidth: 160, onCard: 'status' },
    { id: 'has', header: t('has'), cell: (topic) => <Counts topic={topic} />, minWidth: 240 },
    {
      id: 'acts',
      header: t('write'),
      cell: (topic) => subject && <Acts subject={subject} topic={topic} />,
      minWidth: 250,
      onCard: 'acts',
    },
  ]
}

function Gaps({ topic: { gaps } }: { topic: BankTopic }) {
  const t = useTexts(bankTexts)
  if (gaps.length === 0) return <StatusBadge color="success">{t('enough')}</StatusBadge>
  return (
    <span className={classes.gaps}>
      {gaps.map((gap) => (
        <StatusBadge key={gap} color={gap === 'few' ? 'danger' : 'warning'}>
          {t(gap)}
        </StatusBadge>
      ))}
    </span>
  )
}

function Counts({ topic: { counts, explained } }: { topic: BankTopic }) {
  const t = useTexts(bankTexts)
  const { easy, medium, hard } = counts
  const shown = Object.fromEntries(
    Object.entries({ total: easy + medium + hard, easy, medium, hard, explained }).map(([name, count]) => [
      name,
      formatNumber(count),
    ]),
  )
  return t('counts', shown)
}

/** Both forms begin with what is known: where, and how hard. */
function Acts({ subject, topic }: { subject: Subject; topic: BankTopic }) {
  const t = useTexts(bankTexts)
  const { difficulty, count } = topic.next
  const place = { class: subject.class ?? defaultClass, difficulty }
  return (
    <span className={classes.acts}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPencilPlus size={14} aria-hidden />}
        aria-label={t('writeFor', { topic: topic.name })}
        renderRoot={(button) => (
          <Link
            {...button}
            to={screens.questionCreate.path}
            search={{
              ...place,
              subject: subject._id,
              ...(topic._id !== null && { topicId: topic._id, topic: topic.name }),
            }}
          />
        )}
      >
        {t('write')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconSparkles size={14} aria-hidden />}
        aria-label={t('generateFor', { topic: topic.name })}
        renderRoot={(button) => (
          <Link
            {...button}
            to={screens.ai.path}
            search={{
              ...place,
              subject: subject.name,
              ...(topic._id !== null && { topic: topic.name }),
              count: String(count),
            }}
          />
        )}
      >
        {t('generate')}
      </Button>
    </span>
  )
}
