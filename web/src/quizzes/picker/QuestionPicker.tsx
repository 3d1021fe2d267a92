import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { quizLimits } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { Button, Text } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { questionsQuery } from '../../questions/question-api.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { FilterBar } from '../../ui/filter-bar/FilterBar.tsx'
import { FilterSelect } from '../../ui/filter-bar/FilterSelect.tsx'
import { SearchBox } from '../../ui/filter-bar/SearchBox.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager, overHundredItems } from '../../ui/pager/Pager.tsx'
import { QuestionLine } from '../view/QuestionLine.tsx'
import { QuestionModal } from '../view/QuestionModal.tsx'
import { pickerTexts } from './picker-texts.ts'
import pageClasses from '../quiz-page.module.css'
import classes from './picker.module.css'

interface QuestionPickerProps {
  schoolClass: ClassCode
  chosen: readonly string[]
  onToggle: (question: QuestionSummary) => void
  /** How many are loaded at a time, at first. */
  pageSize: number
  /** What is shown before anybody says otherwise; all of them when absent. */
  subjectAtFirst?: string
}

const nothing = { search: '', subject: '', page: 1 }

/** The questions of a class that one may use, to be chosen one by one. */
export function QuestionPicker({ schoolClass, chosen, onToggle, pageSize, subjectAtFirst = '' }: QuestionPickerProps) {
  const t = useTexts(pickerTexts)
  const [filter, setFilter] = useState({ ...nothing, subject: subjectAtFirst, limit: pageSize })
  const [shown, setShown] = useState<QuestionSummary | null>(null)
  const subjects = useQuery(subjectChoicesQuery(schoolClass))
  const { search, subject, page, limit } = filter
  const query = useQuery(
    questionsQuery({
      class: schoolClass,
      page,
      limit,
      ...(search !== '' && { search }),
      ...(subject !== '' && { subject }),
    }),
  )
  const { data } = query
  const isFull = chosen.length >= quizLimits.questionsMaximum
  const change = (changes: Partial<typeof filter>): void => setFilter({ ...filter, page: 1, ...changes })

  return (
    <div className={classes.picker}>
      <FilterBar
        activeCount={subject === '' ? 0 : 1}
        search={
          <SearchBox
            when="enter"
            placeholder={t('searchPlaceholder')}
            value={search}
            onSearch={(next) => change({ search: next })}
          />
        }
      >
        <FilterSelect
          label={t('subject')}
          allLabel={t('allSubjects')}
          value={subject}
          options={(subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          onChange={(next) => change({ subject: next })}
        />
        <Button variant="default" leftSection={<IconFilterOff size={16} aria-hidden />} onClick={() => change(nothing)}>
          {t('clear')}
        </Button>
      </FilterBar>
      {isFull && <Text size="sm">{translated(quizMessages.questionsMany)}</Text>}
      {data === undefined && !query.isError && <ListSkeleton rows={5} />}
      {data === undefined && query.isError && (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.questions.length === 0 && <EmptyState title={t('noneFound')} message={t('noneFoundHint')} />}
      {data !== undefined && data.questions.length > 0 && (
        <ul className={pageClasses.questions} aria-label={t('bank')} data-stale={query.isFetching || undefined}>
          {data.questions.map((question) => (
            <QuestionLine key={question._id} question={question}>
              <Choice
                title={question.title}
                isChosen={chosen.includes(question._id)}
                isFull={isFull}
                onToggle={() => onToggle(question)}
                onView={() => setShown(question)}
              />
            </QuestionLine>
          ))}
        </ul>
      )}
      <Pager
        pagination={data?.pagination}
        onPage={(next) => setFilter({ ...filter, page: next })}
        onLimit={(next) => change({ limit: next })}
        jumper={overHundredItems}
        label={t('bank')}
      />
      <QuestionModal question={shown} onClose={() => setShown(null)} />
    </div>
  )
}

interface ChoiceProps {
  title: string
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
  onView: () => void
}

function Choice({ title, isChosen, isFull, onToggle, onView }: ChoiceProps) {
  const t = useTexts(pickerTexts)
  return (
    <div className={classes.choice}>
      <Button variant="subtle" size="compact-sm" aria-label={t('viewOne', { title })} onClick={onView}>
        {t('view')}
      </Button>
      <Button
        variant={isChosen ? 'filled' : 'default'}
        size="compact-sm"
        aria-label={t(isChosen ? 'deselectOne' : 'selectOne', { title })}
        disabled={isFull && !isChosen}
        onClick={onToggle}
      >
        {t(isChosen ? 'deselect' : 'select')}
      </Button>
    </div>
  )
}
