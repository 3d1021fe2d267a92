import { screens } from '@lms/contracts/screens.ts'
import { Paper } from '@mantine/core'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { AdministratorsOnly } from '../AdministratorsOnly.tsx'
import { BackToUsers } from '../BackToUsers.tsx'
import { EditUser } from './EditUser.tsx'
import { userFormTexts } from './user-form-texts.ts'

export function EditUserPage() {
  return (
    <AdministratorsOnly>
      <Edit />
    </AdministratorsOnly>
  )
}

function Edit() {
  const t = useTexts(userFormTexts)
  const navigate = useNavigate()
  const { id } = useParams({ from: screens.userEdit.path })
  const show = (): void => void navigate({ to: screens.userView.path, params: { id } })
  return (
    <Page title={t('editTitle')} actions={<BackToUsers />}>
      <Paper p="md">
        <EditUser key={id} id={id} onSaved={show} onCancel={show} FailureView={LoadFailure} />
      </Paper>
    </Page>
  )
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(userFormTexts)
  if (isMissing(error)) throw notFound()
  return <ErrorState title={t('loadFailed')} message={messageOf(error)} onRetry={onRetry} />
}
