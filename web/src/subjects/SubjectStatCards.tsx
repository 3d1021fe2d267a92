import { IconBook2, IconCircleCheck, IconStar, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../lib/texts.ts'
import { QueryStatCards } from '../ui/record-list/QueryStatCards.tsx'
import { subjectStatsQuery } from './subject-api.ts'
import { subjectTexts } from './subject-texts.ts'

export function SubjectStatCards() {
  const t = useTexts(subjectTexts)
  return (
    <QueryStatCards
      query={useQuery(subjectStatsQuery())}
      stats={[
        { label: t('totalSubjects'), of: ({ total }) => total, icon: IconBook2 },
        { label: t('activeSubjects'), of: ({ active }) => active, icon: IconCircleCheck, color: 'success' },
        { label: t('totalStudents'), of: ({ totalStudents }) => totalStudents, icon: IconUsers },
        {
          label: t('averageRating'),
          of: ({ averageRating }) => formatRating(averageRating),
          icon: IconStar,
          color: 'warning',
        },
      ]}
    />
  )
}

/** One decimal, as stars are counted; a dash while nobody gave any. */
export function formatRating(rating: number | null): string {
  if (rating === null) return '—'
  return new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)
}
