import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, lazy, useEffect } from 'react'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { type AttemptLinkProps, AttemptSwitch } from './AttemptSwitch.tsx'
import { PdfButton } from './PdfButton.tsx'
import { ResultDetail } from './ResultDetail.tsx'
import { OwnResult } from './own/OwnResult.tsx'
import { resultTexts } from './result-texts.ts'

// A child's phone does not fetch what only grown-ups see.
const GiveSticker = lazy(async () => ({ default: (await import('../../garden/giving/GiveSticker.tsx')).GiveSticker }))

interface ResultViewProps {
  query: UseQueryResult<AttemptHistory>
  back: ReactNode
  AttemptLink: ComponentType<AttemptLinkProps>
}

/** The screen of one attempt, whoever looks at it. */
export function ResultView({ query, back, AttemptLink }: ResultViewProps) {
  const t = useTexts(resultTexts)
  const { data: history, error } = query
  const ownId = useSignedInUser().id
  const isLost = history === undefined && error !== null
  useEffect(() => {
    if (isLost) toast.error(translate(resultTexts, 'loadFailed'))
  }, [isLost])
  if (history !== undefined) {
    const { quizz, student } = history.student_quiz
    if (student._id === ownId) return <OwnResult history={history} back={back} AttemptLink={AttemptLink} />
    return (
      <Page
        title={t('title')}
        description={student.name}
        actions={
          <>
            {back}
            <Suspense fallback={null}>
              <GiveSticker childId={student._id} childName={student.name} size="lg" />
            </Suspense>
            <PdfButton attemptId={history._id} quizTitle={quizz.title} size="lg" />
          </>
        }
      >
        <AttemptSwitch history={history} AttemptLink={AttemptLink} />
        <ResultDetail history={history} />
      </Page>
    )
  }
  if (error === null) return <PageSkeleton />
  return (
    <Page title={t('title')}>
      {isMissing(error) ? (
        <EmptyState title={t('missing')} action={back} />
      ) : (
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Page>
  )
}
