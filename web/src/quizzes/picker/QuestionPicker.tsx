import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { quizLimits } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { questionsQuery } from '../../questions/question-api.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../../ui/page/skeletons.tsx'
import { Pager, overHundredItems } from '../../ui/pager/Pager.tsx'
import { QuestionLine } from '../view/QuestionLine.tsx'
import { QuestionModal } from '../view/QuestionModal.tsx'
import { PickerFilters } from './PickerFilters.tsx'
import { type PickerFilter, noFilter, queryOf } from './picker-filter.ts'
import { pickerTexts } from './picker-texts.ts'
import pageClasses from '../quiz-page.module.css'
import classes from './picker.module.css'

interface QuestionPickerProps {
  /** That of the quiz: what is shown before anybody says otherwise. */
  schoolClass: ClassCode
  chosen: readonly string[]
  /** Puts them in, or takes them out. */
  onChoose: (questions: readonly QuestionSummary[], isChosen: boolean) => void
  /** How many are loaded at a time, at first. */
  pageSize: number
  /** As the class; all of them when absent. */
  subjectAtFirst?: string
  /** Another way to questions, above the list. */
  children?: ReactNode
}

/** The questions that one may use, to be chosen one by one or a page at a time. */
export function QuestionPicker(props: QuestionPickerProps) {
  const { schoolClass, chosen, onChoose, pageSize, subjectAtFirst = '', children } = props
  const t = useTexts(pickerTexts)
  const [filter, setFilter] = useState<PickerFilter & { page: number; limit: number }>({
    ...noFilter,
    class: schoolClass,
    subject: subjectAtFirst,
    page: 1,
    limit: pageSize,
  })
  const [shown, setShown] = useState<QuestionSummary | null>(null)
  const { page, limit, ...wanted } = filter
  const query = useQuery(questionsQuery({ ...queryOf(wanted), page, limit }))
  const { data } = query
  const room = quizLimits.questionsMaximum - chosen.length
  const change = (changes: Partial<PickerFilter>): void => setFilter({ ...filter, page: 1, ...changes })

  return (
    <div className={classes.picker}>
      <PickerFilters filter={wanted} onChange={change} onClear={() => change({ ...noFilter, class: schoolClass })} />
      {children}
      {room <= 0 && <Text size="sm">{translated(quizMessages.questionsMany)}</Text>}
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
        <>
          <PageChoice questions={data.questions} chosen={chosen} room={room} onChoose={onChoose} />
          <ul className={pageClasses.questions} aria-label={t('bank')} data-stale={query.isFetching || undefined}>
            {data.questions.map((question) => {
              const isChosen = chosen.includes(question._id)
              return (
                <QuestionLine key={question._id} question={question}>
                  <Choice
                    title={question.title}
                    isChosen={isChosen}
                    isFull={room <= 0}
                    onToggle={() => onChoose([question], !isChosen)}
                    onView={() => setShown(question)}
                  />
                </QuestionLine>
              )
            })}
          </ul>
        </>
      )}
      <Pager
        pagination={data?.pagination}
        onPage={(next) => setFilter({ ...filter, page: next })}
        onLimit={(next) => setFilter({ ...filter, page: 1, limit: next })}
        jumper={overHundredItems}
        label={t('bank')}
      />
      <QuestionModal question={shown} onClose={() => setShown(null)} />
    </div>
  )
}

interface PageChoiceProps extends Pick<QuestionPickerProps, 'chosen' | 'onChoose'> {
  questions: readonly QuestionSummary[]
  room: number
}

/** All that are on this page, as far as the quiz has room. */
function PageChoice({ questions, chosen, room, onChoose }: PageChoiceProps) {
  const t = useTexts(pickerTexts)
  const open = questions.filter(({ _id }) => !chosen.includes(_id))
  const isWhole = open.length === 0
  const taken = isWhole ? questions : open.slice(0, Math.max(0, room))
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        disabled={taken.length === 0}
        onClick={() => onChoose(taken, !isWhole)}
      >
        {t(isWhole ? 'deselectPage' : 'selectPage', { count: formatNumber(taken.length) })}
      </Button>
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
