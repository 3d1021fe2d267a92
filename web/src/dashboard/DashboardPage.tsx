import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '../lib/session.ts'
import { notificationsQuery } from '../notifications/notification-api.ts'
import { OfficeDashboard } from './OfficeDashboard.tsx'
import { StudentDashboard } from './StudentDashboard.tsx'

export function DashboardPage() {
  const user = useSignedInUser()
  // The same question as the bell's, so that both always show one number.
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery({ page: 1, limit: 5 }))
  const unread = data?.unread
  const failure = isError && data === undefined ? { isRetrying: isFetching, onRetry: () => void refetch() } : undefined
  if (user.role === 'student') return <StudentDashboard name={user.name} unread={unread} failure={failure} />
  return <OfficeDashboard user={user} unread={unread} failure={failure} />
}
