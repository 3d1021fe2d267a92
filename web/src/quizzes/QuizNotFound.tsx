import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { quizDetailTexts } from './view/quiz-detail-texts.ts'

export function QuizNotFound() {
  const t = useTexts(quizDetailTexts)
  const hasList = may(useSignedInUser(), 'quiz:list')
  usePageTitle(t('missing'))
  return (
    <Page title={t('missing')}>
      <EmptyState
        title={t('loadFailed')}
        message={t('missingMessage')}
        action={
          <Button
            renderRoot={(button) => <Link {...button} to={hasList ? screens.quizzes.path : screens.dashboard.path} />}
          >
            {t(hasList ? 'backToList' : 'backToDashboard')}
          </Button>
        }
      />
    </Page>
  )
}
