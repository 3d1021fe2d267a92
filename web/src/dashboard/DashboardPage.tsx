import { Title } from '@mantine/core'
import { useSignedInUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.ts'
import { dashboardTexts } from './dashboard-texts.ts'

export function DashboardPage() {
  const t = useTexts(dashboardTexts)
  const user = useSignedInUser()
  return <Title order={1}>{t('greeting', { name: user.name })}</Title>
}
