import { IconUserCheck, IconUserOff, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { QueryStatCards } from '../../ui/record-list/QueryStatCards.tsx'
import { userStatsQuery } from '../user-api.ts'
import { userTexts } from '../user-texts.ts'

export function UserStatCards() {
  const t = useTexts(userTexts)
  return (
    <QueryStatCards
      query={useQuery(userStatsQuery())}
      stats={[
        { label: t('totalUsers'), of: ({ total }) => total, icon: IconUsers },
        { label: t('activeUsers'), of: ({ active }) => active, icon: IconUserCheck, color: 'success' },
        { label: t('inactiveUsers'), of: ({ inactive }) => inactive, icon: IconUserOff, color: 'gray' },
        { label: t('newThisWeek'), of: ({ recentSignups }) => recentSignups, icon: IconUserPlus },
      ]}
    />
  )
}
