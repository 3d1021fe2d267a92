import type { KeptMistake } from '@lms/contracts/practice/practice-sessions.ts'
import { Button } from '@mantine/core'
import { IconBookmark, IconCircleCheck, IconCircleDashed, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useStartPractice } from '../../attempts/redo/practice-start.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { useLeftoverTries } from '../leftover-tries.ts'
import { mistakesQuery } from '../practice-api.ts'
import { practisingTexts } from '../practice-texts.ts'
import classes from './notebook.module.css'

/** 'Sổ câu sai': what was wrong, until it was right on two days. */
export function NotebookPage() {
  const t = useTexts(practisingTexts)
  const query = useQuery(mistakesQuery())
  const start = useStartPractice()
  useLeftoverTries(() => void query.refetch())
  const { data, error } = query
  if (data === undefined && error === null) return <PageSkeleton />
  return (
    <Page title={t('notebook')} description={t('notebookHow')}>
      {data === undefined && (
        <ErrorState
          title={t('notebookFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.total === 0 && <EmptyState title={t('notebookEmpty')} message={t('notebookEmptyHow')} />}
      {data !== undefined && data.total > 0 && (
        <div className={classes.book}>
          <p className={classes.count}>
            <IconBookmark size={24} aria-hidden />
            {t('notebookCount', { count: formatNumber(data.total) })}
          </p>
          <Button
            size="xl"
            radius="xl"
            className={classes.start}
            leftSection={<IconTargetArrow size={24} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate({ kind: 'notebook' })}
          >
            {t('practiseAll')}
          </Button>
          {data.subjects.map((subject) => (
            <section key={subject._id} className={classes.subject} aria-labelledby={`subject-${subject._id}`}>
              <div className={classes.head}>
                <h2 id={`subject-${subject._id}`}>{subject.name}</h2>
                {data.subjects.length > 1 && (
                  <Button
                    size="md"
                    variant="default"
                    radius="xl"
                    aria-label={t('practiseSubject', { subject: subject.name })}
                    loading={start.isPending}
                    onClick={() => start.mutate({ kind: 'notebook', subject_id: subject._id })}
                  >
                    {t('practiseAll')}
                  </Button>
                )}
              </div>
              <ul className={classes.mistakes}>
                {subject.mistakes.map((mistake) => (
                  <MistakeLine key={mistake.question._id} mistake={mistake} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Page>
  )
}

function MistakeLine({ mistake: { question, wasRightOnce, isRightToday } }: { mistake: KeptMistake }) {
  const t = useTexts(practisingTexts)
  const Icon = wasRightOnce ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.mistake} data-once={wasRightOnce || undefined}>
      <Icon size={26} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span>{question.title}</span>
        <span className={classes.state}>
          {t(isRightToday ? 'rightToday' : wasRightOnce ? 'rightOnce' : 'notYetRight')}
        </span>
      </span>
    </li>
  )
}
