import { screens } from '@lms/contracts/screens.ts'
import { Paper } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { notFound, useNavigate, useParams } from '@tanstack/react-router'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { AdministratorsOnly } from '../AdministratorsOnly.tsx'
import { BackToUsers } from '../BackToUsers.tsx'
import { UserDecisions } from './UserDecisions.tsx'
import { UserDetails } from './UserDetails.tsx'
import { userQuery } from '../user-api.ts'
import { userDetailTexts } from './user-detail-texts.ts'

export function UserPage() {
  return (
    <AdministratorsOnly>
      <ShownUser />
    </AdministratorsOnly>
  )
}

function ShownUser() {
  const t = useTexts(userDetailTexts)
  const navigate = useNavigate()
  const { id } = useParams({ from: screens.userView.path })
  const query = useQuery(userQuery(id))
  const user = query.data
  usePageTitle(user?.displayName)
  if (isMissing(query.error)) throw notFound()
  return (
    <Page title={t('title')} actions={<BackToUsers />}>
      <Paper p="md" maw={760}>
        {query.isPending && <FormSkeleton />}
        {query.isError && user === undefined && (
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(query.error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {user !== undefined && (
          <>
            <UserDetails user={user} onEdit={() => void navigate({ to: screens.userEdit.path, params: { id } })} />
            <UserDecisions user={user} onGone={() => void navigate({ to: screens.users.path })} />
          </>
        )}
      </Paper>
    </Page>
  )
}
