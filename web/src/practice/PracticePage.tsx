import { practiceLimits } from '@lms/contracts/practice/practice-sessions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { type Difficulty, difficulties } from '@lms/contracts/questions/questions.ts'
import { Button } from '@mantine/core'
import {
  IconBook2,
  IconBooks,
  IconPlant2,
  IconPlayerPlay,
  IconSeedling,
  IconSunHigh,
  IconTrees,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useStartPractice } from '../attempts/redo/practice-start.ts'
import { messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { KeptPractice } from './KeptPractice.tsx'
import { TileChoice } from './TileChoice.tsx'
import { NotebookLink } from './notebook/NotebookLink.tsx'
import { TodayCard } from './today/TodayCard.tsx'
import { useLeftoverTries } from './leftover-tries.ts'
import { practiceSubjectsQuery, todayQuery } from './practice-api.ts'
import { practisingTexts } from './practice-texts.ts'
import classes from './practice-page.module.css'

/** What to practise, in two large choices. */
export function PracticePage() {
  const t = useTexts(practisingTexts)
  const query = useQuery(practiceSubjectsQuery())
  useLeftoverTries(() => void query.refetch())
  const { data, error } = query
  const hasToday = (useQuery(todayQuery()).data?.questions ?? 0) > 0
  if (data === undefined && error === null) return <PageSkeleton />
  return (
    <Page title={t('title')} description={t('description')}>
      {data === undefined ? (
        <>
          <KeptPractice />
          <TodayCard />
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </>
      ) : (
        <>
          <TodayCard />
          <NotebookLink />
          {data.subjects.length > 0 ? (
            <Choice subjects={data.subjects} isFirst={data.unfinished === null && !hasToday} />
          ) : (
            <EmptyState
              title={t('nothing')}
              message={t('nothingHow')}
              action={
                <Button size="lg" renderRoot={(button) => <Link {...button} to={screens.assignedQuizzes.path} />}>
                  {t('toQuizzes')}
                </Button>
              }
            />
          )}
        </>
      )}
    </Page>
  )
}

/** The harder, the taller. */
const levelIcons = { '': IconSunHigh, easy: IconSeedling, medium: IconPlant2, hard: IconTrees }

interface Practisable {
  _id: string
  name: string
  counts: Record<Difficulty, number>
}

function Choice({ subjects, isFirst }: { subjects: readonly Practisable[]; isFirst: boolean }) {
  const t = useTexts(practisingTexts)
  const start = useStartPractice()
  const [subjectId, setSubjectId] = useState('')
  const [difficulty, setDifficulty] = useState<Difficulty | ''>('')
  const chosen = subjects.filter(({ _id }) => subjectId === '' || _id === subjectId)
  const countOf = (some: readonly Practisable[], wanted: Difficulty | ''): number =>
    some.reduce(
      (sum, { counts }) => sum + (wanted === '' ? counts.easy + counts.medium + counts.hard : counts[wanted]),
      0,
    )
  const detail = (count: number): string => t('questions', { count: formatNumber(count) })
  function chooseSubject(next: string): void {
    setSubjectId(next)
    // How hard it was to be need not exist there.
    const some = subjects.filter(({ _id }) => next === '' || _id === next)
    if (countOf(some, difficulty) === 0) setDifficulty('')
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate({
          kind: 'free',
          subject_id: subjectId === '' ? undefined : subjectId,
          difficulty: difficulty === '' ? undefined : difficulty,
          count: practiceLimits.questionsUsual,
        })
      }}
    >
      <TileChoice
        legend={t('subject')}
        name="subject"
        value={subjectId}
        onChange={chooseSubject}
        tiles={[
          { value: '', label: t('allSubjects'), detail: detail(countOf(subjects, '')), icon: IconBooks },
          ...subjects.map((subject) => ({
            value: subject._id,
            label: subject.name,
            detail: detail(countOf([subject], '')),
            icon: IconBook2,
          })),
        ]}
      />
      <TileChoice
        legend={t('difficulty')}
        name="difficulty"
        value={difficulty}
        onChange={setDifficulty}
        tiles={(['', ...difficulties] as const).map((value) => ({
          value,
          label: t(value === '' ? 'any' : value),
          detail: detail(countOf(chosen, value)),
          icon: levelIcons[value],
          isDisabled: countOf(chosen, value) === 0,
        }))}
      />
      <Button
        type="submit"
        size="xl"
        variant={isFirst ? 'filled' : 'default'}
        className={classes.start}
        leftSection={<IconPlayerPlay size={24} aria-hidden />}
        loading={start.isPending}
      >
        {t('start')}
      </Button>
    </form>
  )
}
