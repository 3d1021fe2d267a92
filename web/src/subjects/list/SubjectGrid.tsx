import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import type { ListQuery, RowAction } from '../../ui/data-table/data-column.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { CardsSkeleton } from '../../ui/page/skeletons.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import { subjectTexts } from '../subject-texts.ts'
import classes from '../subjects.module.css'

interface SubjectGridProps {
  subjects: readonly Subject[] | undefined
  query: ListQuery
  expected: number
  empty: ReactNode
  selected: readonly string[] | undefined
  onSelect: (ids: string[]) => void
  rowActions: (subject: Subject) => RowAction[]
}

export function SubjectGrid({ subjects, query, expected, empty, selected, onSelect, rowActions }: SubjectGridProps) {
  const t = useTexts(subjectTexts)
  if (subjects === undefined) {
    if (!query.isError) return <CardsSkeleton cards={expected} />
    const { error, isFetching, refetch } = query
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (subjects.length === 0) return empty

  const toggle = (id: string): void =>
    onSelect(selected?.includes(id) === true ? selected.filter((each) => each !== id) : [...(selected ?? []), id])
  return (
    <>
      {selected !== undefined && <SelectAll subjects={subjects} selected={selected} onSelect={onSelect} />}
      <ul className={classes.grid} aria-label={t('table')} aria-busy={query.isFetching}>
        {subjects.map((subject) => (
          <SubjectCard
            key={subject._id}
            subject={subject}
            selection={
              selected === undefined
                ? undefined
                : { selected: selected.includes(subject._id), toggle: () => toggle(subject._id) }
            }
            actions={rowActions(subject)}
          />
        ))}
      </ul>
    </>
  )
}

interface SelectAllProps {
  subjects: readonly Subject[]
  selected: readonly string[]
  onSelect: (ids: string[]) => void
}

function SelectAll({ subjects, selected, onSelect }: SelectAllProps) {
  const t = useTexts(subjectTexts)
  const here = subjects.map(({ _id }) => _id)
  const elsewhere = selected.filter((id) => !here.includes(id))
  const count = selected.length - elsewhere.length
  const isEvery = count === here.length
  return (
    <Checkbox
      label={t('selectAll', { count: here.length })}
      checked={isEvery}
      indeterminate={count > 0 && !isEvery}
      onChange={() => onSelect(isEvery ? elsewhere : [...elsewhere, ...here])}
    />
  )
}
