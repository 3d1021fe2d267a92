import { IconBook2, IconCircleCheck, IconStar, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { StatCards } from '../ui/page/StatCards.tsx'
import { subjectStatsQuery } from './subject-api.ts'
import { subjectTexts } from './subject-texts.ts'

export function SubjectStatCards() {
  const t = useTexts(subjectTexts)
  const { data, isError, error } = useQuery(subjectStatsQuery())
  const isMissing = isError && data === undefined
  const shown = (value: number | string | undefined) => (isMissing ? '—' : value)
  const rating = data === undefined ? undefined : formatRating(data.averageRating)
  return (
    <StatCards
      stats={[
        {
          label: t('totalSubjects'),
          value: shown(data?.total),
          icon: IconBook2,
          hint: isMissing ? messageOf(error) : undefined,
        },
        { label: t('activeSubjects'), value: shown(data?.active), icon: IconCircleCheck, color: 'success' },
        { label: t('totalStudents'), value: shown(data?.totalStudents), icon: IconUsers },
        { label: t('averageRating'), value: shown(rating), icon: IconStar, color: 'warning' },
      ]}
    />
  )
}

/** One decimal, as stars are counted; a dash while nobody gave any. */
export function formatRating(rating: number | null): string {
  if (rating === null) return '—'
  return new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}
