import { screens } from '@lms/contracts/screens.ts'
import { Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { AdministratorsOnly } from '../AdministratorsOnly.tsx'
import { BackToUsers } from '../BackToUsers.tsx'
import { CreateUserForm } from './CreateUserForm.tsx'
import { userFormTexts } from './user-form-texts.ts'

export function CreateUserPage() {
  return (
    <AdministratorsOnly>
      <CreateUser />
    </AdministratorsOnly>
  )
}

function CreateUser() {
  const t = useTexts(userFormTexts)
  const navigate = useNavigate()
  return (
    <Page title={t('createTitle')} description={t('createDescription')} actions={<BackToUsers />}>
      <Paper p="md">
        <CreateUserForm
          onCreated={({ id }) => void navigate({ to: screens.userView.path, params: { id } })}
          onCancel={() => void navigate({ to: screens.users.path })}
        />
      </Paper>
    </Page>
  )
}
