import { IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { StatCards } from '../../ui/page/StatCards.tsx'
import { userStatsQuery } from '../user-api.ts'
import { userTexts } from '../user-texts.ts'

export function UserStatCards() {
  const t = useTexts(userTexts)
  const { data, isError, error } = useQuery(userStatsQuery())
  const isMissing = isError && data === undefined
  const shown = (value: number | undefined) => (isMissing ? '—' : value)
  const hint = isMissing ? messageOf(error) : undefined
  return (
    <StatCards
      stats={[
        { label: t('totalUsers'), value: shown(data?.total), icon: IconUsers, hint },
        { label: t('activeUsers'), value: shown(data?.active), icon: IconUserCheck, color: 'success' },
        { label: t('inactiveUsers'), value: shown(data?.inactive), icon: IconUserOff, color: 'gray' },
        { label: t('newThisWeek'), value: shown(data?.recentSignups), icon: IconUserPlus },
      ]}
    />
  )
}
