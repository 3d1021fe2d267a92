import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { translate, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { ResultDetail } from './ResultDetail.tsx'
import { mayRetake } from '@lms/contracts/result-marks.ts'
import { resultTexts } from './result-texts.ts'
import { resultQuery } from './sitting-api.ts'

/** What became of one's own attempt. */
export function ResultPage() {
  const t = useTexts(resultTexts)
  const { historyId } = useParams({ from: screens.attemptResult.path })
  const query = useQuery(resultQuery(historyId))
  const { data: history, error } = query
  const isLost = history === undefined && error !== null
  useEffect(() => {
    if (isLost) toast.error(translate(resultTexts, 'loadFailed'))
  }, [isLost])
  if (history !== undefined) {
    return (
      <Page
        title={t('title')}
        actions={
          <>
            <Back />
            {mayRetake(history) && (
              <Button
                size="lg"
                leftSection={<IconRefresh size={18} aria-hidden />}
                renderRoot={(button) => (
                  <Link {...button} to={screens.studentQuizStart.path} params={{ id: history.student_quiz._id }} />
                )}
              >
                {t('retake')}
              </Button>
            )}
          </>
        }
      >
        <ResultDetail history={history} mayReport />
      </Page>
    )
  }
  if (error === null) return <PageSkeleton />
  return (
    <Page title={t('title')}>
      {error instanceof ApiError && (error.status === 404 || error.status === 422) ? (
        <EmptyState title={t('missing')} action={<Back />} />
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

function Back() {
  const t = useTexts(resultTexts)
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.studentQuizzes.path} />}
    >
      {t('back')}
    </Button>
  )
}
