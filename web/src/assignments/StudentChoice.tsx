import type { Assignment } from '@lms/contracts/assignments/assignments.ts'
import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { Child } from '@lms/contracts/children/children.ts'
import { Button, Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { assignTexts } from './assign-texts.ts'
import { reloadAssignments, takeQuizBack } from './assignment-api.ts'
import classes from './assign.module.css'

interface StudentChoiceProps {
  quizId: string
  students: readonly Child[]
  assignments: readonly Assignment[]
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Who has it already is said; it can be taken back while nothing has been done with it. */
export function StudentChoice({ quizId, students, assignments, chosen, onChange }: StudentChoiceProps) {
  const t = useTexts(assignTexts)
  return (
    <ul className={classes.students} aria-label={t('students')}>
      {students.map(({ _id, fullName, username }) => {
        const given = assignments.find(({ student }) => student._id === _id)
        const isChosen = chosen.includes(_id)
        return (
          <li key={_id} className={classes.student}>
            <Checkbox
              label={fullName || username}
              description={username}
              checked={given !== undefined || isChosen}
              disabled={given !== undefined}
              onChange={() => onChange(isChosen ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
            />
            {given !== undefined && <Given quizId={quizId} given={given} name={fullName || username} />}
          </li>
        )
      })}
    </ul>
  )
}

function Given({ quizId, given, name }: { quizId: string; given: Assignment; name: string }) {
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
