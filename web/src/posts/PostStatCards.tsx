import { IconCalendarWeek, IconCircleCheck, IconNews, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { StatCards } from '../ui/page/StatCards.tsx'
import { postStatsQuery } from './post-api.ts'
import { postTexts } from './post-texts.ts'

export function PostStatCards() {
  const t = useTexts(postTexts)
  const { data, isError, error } = useQuery(postStatsQuery())
  const isMissing = isError && data === undefined
  const shown = (value: number | undefined) => (isMissing ? '—' : value)
  return (
    <StatCards
      stats={[
        {
          label: t('totalPosts'),
          value: shown(data?.total),
          icon: IconNews,
          hint: isMissing ? messageOf(error) : undefined,
        },
        { label: t('publishedPosts'), value: shown(data?.published), icon: IconCircleCheck, color: 'success' },
        { label: t('drafts'), value: shown(data?.drafts), icon: IconPencil, color: 'warning' },
        { label: t('thisWeek'), value: shown(data?.thisWeek), icon: IconCalendarWeek },
      ]}
    />
  )
}
