import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '../lib/session.ts'
import { notificationsQuery } from '../notifications/notification-api.ts'
import { OfficeDashboard } from './OfficeDashboard.tsx'
import { StudentDashboard } from './StudentDashboard.tsx'

export function DashboardPage() {
  const user = useSignedInUser()
  // The same question as the bell's, so that both always show one number.
  const unread = useQuery(notificationsQuery({ page: 1, limit: 5 })).data?.unread
  if (user.role === 'student') return <StudentDashboard name={user.name} unread={unread} />
  return <OfficeDashboard user={user} unread={unread} />
}
