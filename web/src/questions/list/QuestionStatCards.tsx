import type { QuestionFilter } from '@lms/contracts/questions/questions.ts'
import { IconCheckbox, IconCircleDot, IconHelpCircle, IconToggleLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { QueryStatCards } from '../../ui/record-list/QueryStatCards.tsx'
import { questionStatsQuery } from '../question-api.ts'
import { useTypeLabel } from '../question-badges.tsx'
import { questionTexts } from '../question-texts.ts'

/** How many the current filter finds, and of which type. */
export function QuestionStatCards({ filter }: { filter: QuestionFilter }) {
  const t = useTexts(questionTexts)
  const typeLabel = useTypeLabel()
  const query = useQuery(questionStatsQuery(filter))
  const more = query.data?.totalCapped === true ? '+' : ''
  const shown = (value: number): string => `${formatNumber(value)}${more}`
  return (
    <QueryStatCards
      query={query}
      stats={[
        { label: t('total'), of: ({ total }) => shown(total), icon: IconHelpCircle },
        { label: typeLabel('true_false'), of: ({ types }) => shown(types.true_false), icon: IconToggleLeft },
        { label: typeLabel('multiple_choice'), of: ({ types }) => shown(types.multiple_choice), icon: IconCheckbox },
        { label: typeLabel('single_choice'), of: ({ types }) => shown(types.single_choice), icon: IconCircleDot },
      ]}
    />
  )
}
