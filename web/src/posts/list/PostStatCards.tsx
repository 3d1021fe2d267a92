import { IconCalendarWeek, IconCircleCheck, IconNews, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/texts.ts'
import { QueryStatCards } from '../../ui/record-list/QueryStatCards.tsx'
import { postStatsQuery } from '../post-api.ts'
import { postTexts } from '../post-texts.ts'

export function PostStatCards() {
  const t = useTexts(postTexts)
  return (
    <QueryStatCards
      query={useQuery(postStatsQuery())}
      stats={[
        { label: t('totalPosts'), of: ({ total }) => total, icon: IconNews },
        { label: t('publishedPosts'), of: ({ published }) => published, icon: IconCircleCheck, color: 'success' },
        { label: t('drafts'), of: ({ drafts }) => drafts, icon: IconPencil, color: 'warning' },
        { label: t('thisWeek'), of: ({ thisWeek }) => thisWeek, icon: IconCalendarWeek },
      ]}
    />
  )
}
