import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { useSignedInUser } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { CardsSkeleton } from '../ui/page/skeletons.tsx'
import { dashboardQuery } from './dashboard-api.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import { OfflineHome } from './student/OfflineHome.tsx'
import { StudentHome } from './student/StudentHome.tsx'

// A child's phone does not fetch what only grown-ups see.
const ParentHome = lazy(async () => ({ default: (await import('./ParentHome.tsx')).ParentHome }))
const AdministratorHome = lazy(async () => ({ default: (await import('./AdministratorHome.tsx')).AdministratorHome }))

export function DashboardPage() {
  const t = useTexts(dashboardTexts)
  const user = useSignedInUser()
  const query = useQuery(dashboardQuery(user.id))
  const { data: dashboard, error } = query
  if (dashboard?.role === 'student') return <StudentHome name={user.name} dashboard={dashboard} />
  if (dashboard === undefined && user.role === 'student' && error instanceof ApiError && error.isNetworkError)
    return <OfflineHome name={user.name} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  const title = t('greeting', { name: user.name })
  const loading = (
    <Page title={title}>
      <CardsSkeleton />
    </Page>
  )
  if (dashboard !== undefined) {
    return (
      <Suspense fallback={loading}>
        {dashboard.role === 'parent' ? (
          <ParentHome name={user.name} dashboard={dashboard} />
        ) : (
          <AdministratorHome name={user.name} dashboard={dashboard} />
        )}
      </Suspense>
    )
  }
  return (
    <Page title={title}>
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
