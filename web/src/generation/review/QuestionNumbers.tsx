import type { ReviewedQuestion } from '@lms/contracts/generation/generation-review.ts'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface QuestionNumbersProps {
  questions: readonly ReviewedQuestion[]
  current: number
  onChoose: (index: number) => void
}

/** All questions at a glance: which were kept, which wait. */
export function QuestionNumbers({ questions, current, onChoose }: QuestionNumbersProps) {
  const t = useTexts(reviewTexts)
  return (
    <ol className={classes.numbers}>
      {questions.map((reviewed, index) => {
        const state = stateOf(reviewed)
        return (
          <li key={reviewed.question._id}>
            <UnstyledButton
              className={classes.number}
              data-state={state}
              aria-current={index === current ? 'true' : undefined}
              aria-label={t(labels[state], { number: index + 1 })}
              onClick={() => onChoose(index)}
            >
              {index + 1}
              {state === 'kept' && <IconCheck size={12} stroke={3} aria-hidden />}
              {state === 'running' && <IconRefresh size={12} stroke={2.5} aria-hidden />}
            </UnstyledButton>
          </li>
        )
      })}
    </ol>
  )
}

const labels = { kept: 'numberKept', open: 'numberOpen', running: 'numberRunning' } as const

function stateOf({ decision, replacement }: ReviewedQuestion): keyof typeof labels {
  return replacement.state === 'running' ? 'running' : decision
}
