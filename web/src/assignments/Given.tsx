import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { Assignment } from '@lms/contracts/assignments/assignments.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { assignTexts } from './assign-texts.ts'
import { reloadAssignments, takeQuizBack } from './assignment-api.ts'
import classes from './assign.module.css'

interface GivenProps {
  quizId: string
  given: Assignment
  name: string
}

/** Who has it already; it can be taken back while nothing has been done with it. */
export function Given({ quizId, given, name }: GivenProps) {
  const t = useTexts(assignTexts)
  const queryClient = useQueryClient()

  async function withdraw(): Promise<void> {
    try {
      await takeQuizBack(quizId, given.student._id)
      toast.success(translated(assignmentMessages.withdrawn))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      await reloadAssignments(queryClient)
    }
  }

  return (
    <span className={classes.state}>
      <StatusBadge color="success">{t('alreadyHas')}</StatusBadge>
      {given.status === 'not_started' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('withdrawFrom', { name })}
          onClick={() => void withdraw()}
        >
          {t('withdraw')}
        </Button>
      )}
    </span>
  )
}
