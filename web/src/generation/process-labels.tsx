import type {
  DifficultyCounts,
  FailureReason,
  GenerationProcess,
  GenerationStatus,
  Rejection,
} from '@lms/contracts/generation/generation.ts'
import { difficulties } from '@lms/contracts/questions/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { generationOptionsQuery } from './generation-api.ts'
import { processTexts } from './process-texts.ts'

const colors = { not_started: 'gray', in_progress: 'brand', completed: 'success', failed: 'danger' } as const

export function ProcessStatusBadge({ status }: { status: GenerationStatus }) {
  const t = useTexts(processTexts)
  return <StatusBadge color={colors[status]}>{t(status)}</StatusBadge>
}

/** What a process is doing, or why it failed. */
export function useProcessLabels() {
  const t = useTexts(processTexts)
  const counts = (each: DifficultyCounts): string =>
    difficulties
      .filter((difficulty) => each[difficulty] > 0)
      .map((difficulty) => t('countOf', { count: each[difficulty], level: t(`level_${difficulty}`) }))
      .join(', ')
  const reason = (why: FailureReason): string => t(`reason_${why}`)
  return {
    counts,
    reason,
    step({ status, step, resumesAt }: GenerationProcess): string {
      if (status === 'not_started' || step === null) return t('queued')
      return t(step, { time: resumesAt === null ? '' : formatDateTime(resumesAt) })
    },
    failure({ reason: why, missing }: GenerationProcess): string {
      if (why === null) return ''
      const lacking = counts(missing)
      return lacking === '' ? reason(why) : `${reason(why)}. ${t('missing', { counts: lacking })}`
    },
    rejection({ title, difficulty, reason: why }: Rejection): string {
      const name = title === '' ? t('wholeAnswer') : `“${title}”`
      const level = difficulty === null ? '' : ` (${t(`level_${difficulty}`)})`
      return `${name}${level}: ${t(`rejected_${why}`)}`
    },
  }
}

/** How the provider and the model are called on the screen. */
export function useModelNames(): (process: Pick<GenerationProcess, 'provider' | 'modelName'>) => string[] {
  const { data } = useQuery(generationOptionsQuery())
  return ({ provider, modelName }) => {
    const known = data?.providers.find((each) => each.provider === provider)
    const fallback = provider === 'gemini' ? 'Gemini' : 'OpenAI'
    return [known?.name ?? fallback, known?.models.find(({ model }) => model === modelName)?.name ?? modelName]
  }
}
