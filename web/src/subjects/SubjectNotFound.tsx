import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/page-title.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { subjectFormTexts } from './form/subject-form-texts.ts'

export function SubjectNotFound() {
  const t = useTexts(subjectFormTexts)
  const isStudent = useSignedInUser().role === 'student'
  const title = t('notFound')
  usePageTitle(title)
  return (
    <Page title={title}>
      <EmptyState
        title={t('notFoundHint')}
        message={t('notFoundMessage')}
        action={
          <Button
            renderRoot={(props) => <Link {...props} to={isStudent ? screens.dashboard.path : screens.subjects.path} />}
          >
            {t(isStudent ? 'backToDashboard' : 'backToList')}
          </Button>
        }
      />
    </Page>
  )
}
