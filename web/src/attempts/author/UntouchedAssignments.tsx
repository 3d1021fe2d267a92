import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { Assignment } from '@lms/contracts/assignments/assignments.ts'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Section } from '../../ui/page/Section.tsx'
import { nameOf } from './quiz-attempt-columns.tsx'
import { reloadQuiz, untouchedQuery, withdraw } from './quiz-attempts-api.ts'
import { quizAttemptsTexts } from './quiz-attempts-texts.ts'
import classes from './quiz-attempts.module.css'

/** Who has the quiz and has not begun: from them it can still be taken back. */
export function UntouchedAssignments({ quizId }: { quizId: string }) {
  const t = useTexts(quizAttemptsTexts)
  const { data: assignments } = useQuery(untouchedQuery(quizId))
  if (assignments === undefined || assignments.length === 0) return null
  return (
    <Section title={t('untouched')}>
      <ul className={classes.people} aria-label={t('untouched')}>
        {assignments.map((assignment) => (
          <Untouched key={assignment._id} quizId={quizId} assignment={assignment} />
        ))}
      </ul>
    </Section>
  )
}

function Untouched({ quizId, assignment }: { quizId: string; assignment: Assignment }) {
  const t = useTexts(quizAttemptsTexts)
  const queryClient = useQueryClient()
  const name = nameOf(assignment.student, t('unknown'))

  async function takeBack(): Promise<void> {
    const isWanted = await confirm({
      title: t('withdrawTitle', { name }),
      message: t('withdrawMessage'),
      confirmLabel: t('withdraw'),
      danger: true,
    })
    if (!isWanted) return
    try {
      await withdraw(quizId, assignment.student._id)
      toast.success(translated(assignmentMessages.withdrawn))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await reloadQuiz(queryClient, quizId)
    }
  }

  return (
    <li className={classes.person}>
      <span>{name}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('withdrawFrom', { name })}
        onClick={() => void takeBack()}
      >
        {t('withdraw')}
      </Button>
    </li>
  )
}
