import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconPencilCheck } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
  const reader = useSignedInUser()
  const ownId = reader.id
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
            {history.status === 'pending' && may(reader, 'attempt:mark') && (
              <Button
                size="lg"
                leftSection={<IconPencilCheck size={18} aria-hidden />}
                renderRoot={(button) => (
                  <Link {...button} to={screens.markingDesk.path} search={{ attempt: history._id }} />
                )}
              >
                {t('mark')}
              </Button>
            )}
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
