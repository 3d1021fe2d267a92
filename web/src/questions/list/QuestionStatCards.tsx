import type { QuestionFilter } from '@lms/contracts/questions/questions.ts'
import { IconCheckbox, IconCircleDot, IconHelpCircle, IconToggleLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { StatCards } from '../../ui/page/StatCards.tsx'
import { questionStatsQuery } from '../question-api.ts'
import { useTypeLabel } from '../question-badges.tsx'
import { questionTexts } from '../question-texts.ts'

/** How many the current filter finds, and of which type. */
export function QuestionStatCards({ filter }: { filter: QuestionFilter }) {
  const t = useTexts(questionTexts)
  const typeLabel = useTypeLabel()
  const { data, isError, error } = useQuery(questionStatsQuery(filter))
  const isMissing = isError && data === undefined
  const more = data?.totalCapped === true ? '+' : ''
  const shown = (value: number | undefined) => {
    if (isMissing) return '—'
    return value === undefined || more === '' ? value : `${formatNumber(value)}${more}`
  }
  const types = data?.types
  return (
    <StatCards
      stats={[
        {
          label: t('total'),
          value: shown(data?.total),
          icon: IconHelpCircle,
          hint: isMissing ? messageOf(error) : undefined,
        },
        { label: typeLabel('true_false'), value: shown(types?.true_false), icon: IconToggleLeft },
        { label: typeLabel('multiple_choice'), value: shown(types?.multiple_choice), icon: IconCheckbox },
        { label: typeLabel('single_choice'), value: shown(types?.single_choice), icon: IconCircleDot },
      ]}
    />
  )
}
