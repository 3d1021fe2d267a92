import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { CardsSkeleton } from '../ui/page/skeletons.tsx'
import { AdministratorHome } from './AdministratorHome.tsx'
import { ParentHome } from './ParentHome.tsx'
import { StudentHome } from './StudentHome.tsx'
import { dashboardQuery } from './dashboard-api.ts'
import { dashboardTexts } from './dashboard-texts.ts'

export function DashboardPage() {
  const t = useTexts(dashboardTexts)
  const user = useSignedInUser()
  const query = useQuery(dashboardQuery(user.id))
  const { data: dashboard, error } = query
  if (dashboard?.role === 'student') return <StudentHome name={user.name} dashboard={dashboard} />
  if (dashboard?.role === 'parent') return <ParentHome name={user.name} dashboard={dashboard} />
  if (dashboard?.role === 'administrator') return <AdministratorHome name={user.name} dashboard={dashboard} />
  return (
    <Page title={t('greeting', { name: user.name })}>
      {error === null ? (
        <CardsSkeleton />
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
