import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DifficultyBadge, TypeBadge } from '../../questions/question-badges.tsx'
import { TemplateBadge } from '../../questions/templates/TemplateBadge.tsx'
import { useQuizLabels } from '../quiz-labels.tsx'
import classes from '../quiz-page.module.css'

interface QuestionLineProps {
  question: QuestionSummary
  /** Its place in the quiz; a question that is only on offer has none. */
  number?: number
  /** What can be done with it here. */
  children: ReactNode
}

/** One question of a list: what it is called, its type, difficulty and points. */
export function QuestionLine({
  question: { title, type, difficulty, points, sample },
  number,
  children,
}: QuestionLineProps) {
  const labels = useQuizLabels()
  return (
    <li className={classes.question}>
      {number !== undefined && <span className={classes.number}>{number}</span>}
      <div className={classes.questionWords}>
        <Text size="sm" fw={500}>
          {title}
        </Text>
        {sample !== null && (
          <Text size="sm" c="dimmed" lineClamp={2}>
            {sample}
          </Text>
        )}
        <span className={classes.tags}>
          <TypeBadge type={type} />
          <DifficultyBadge difficulty={difficulty} />
          {sample !== null && <TemplateBadge />}
          <Text component="span" size="sm" c="dimmed">
            {labels.points(points)}
          </Text>
        </span>
      </div>
      {children}
    </li>
  )
}
