import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { sittingTexts } from './sitting-texts.ts'

export function QuizMissing() {
  const t = useTexts(sittingTexts)
  usePageTitle(t('missing'))
  return (
    <Page title={t('missing')}>
      <EmptyState
        title={t('missing')}
        message={t('missingMessage')}
        action={
          <Button size="lg" renderRoot={(button) => <Link {...button} to={screens.studentQuizzes.path} />}>
            {t('back')}
          </Button>
        }
      />
    </Page>
  )
}
