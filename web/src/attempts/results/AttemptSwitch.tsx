import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { formatMark } from '../../ui/text/format-mark.ts'
import { resultTexts } from './result-texts.ts'
import classes from './result.module.css'

type AttemptLine = AttemptHistory['attempts'][number]

export interface AttemptLinkProps {
  historyId: string
  children?: ReactNode
}

interface AttemptSwitchProps {
  history: AttemptHistory
  /** A link to another attempt, on the same screen. */
  AttemptLink: ComponentType<AttemptLinkProps>
}

/** All attempts at the quiz, in their order; nothing while there is only one. */
export function AttemptSwitch({ history, AttemptLink }: AttemptSwitchProps) {
  const t = useTexts(resultTexts)
  if (history.attempts.length < 2) return null
  const { scale } = history.student_quiz.quizz
  const wordsOf = ({ number, total_score: score, totalPoints: total, status }: AttemptLine): string => {
    if (status === 'pending') return t('attemptPending', { number, status: t(status) })
    if (score === null || status === null) return t('attemptNumber', { number })
    return scale === 'sum'
      ? t('attemptScored', { number, score: formatNumber(score), status: t(status) })
      : t('attemptMarked', { number, mark: formatMark(scale, score, total), status: t(status) })
  }
  return (
    <nav aria-label={t('attempts')} className={classes.attempts}>
      {history.attempts.map((attempt) => {
        const isShown = attempt._id === history._id
        return (
          <Button
            key={attempt._id}
            variant={isShown ? 'filled' : 'default'}
            size="md"
            aria-current={isShown ? 'page' : undefined}
            leftSection={<Outcome status={attempt.status} />}
            renderRoot={(button) => <AttemptLink {...button} historyId={attempt._id} />}
          >
            {wordsOf(attempt)}
          </Button>
        )
      })}
    </nav>
  )
}

const icons = { passed: IconCheck, failed: IconX, pending: IconHourglass }

function Outcome({ status }: Pick<AttemptLine, 'status'>) {
  if (status === null) return null
  const Icon = icons[status]
  return <Icon size={16} aria-hidden />
}
