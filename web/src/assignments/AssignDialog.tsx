import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import type { QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChildrenChoice } from '../children/choice/ChildrenChoice.tsx'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import { Given } from './Given.tsx'
import { assignTexts } from './assign-texts.ts'
import { assignmentsQuery, giveToStudents, reloadAssignments } from './assignment-api.ts'
import classes from './assign.module.css'

type Assignable = Pick<QuizFace, '_id' | 'title' | 'isActive' | 'hasPassword'> & {
  /** Known to its author alone. */
  password?: string | null
}

interface AssignDialogProps {
  quiz: Assignable
  opened: boolean
  onClose: () => void
}

export function AssignDialog({ quiz, opened, onClose }: AssignDialogProps) {
  const t = useTexts(assignTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} size="lg">
      <AssignForm quiz={quiz} onClose={onClose} />
    </Modal>
  )
}

function AssignForm({ quiz, onClose }: { quiz: Assignable; onClose: () => void }) {
  const t = useTexts(assignTexts)
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const assignments = useQuery(assignmentsQuery(quiz._id))

  async function give(): Promise<void> {
    setIsSending(true)
    try {
      await giveToStudents(quiz._id, chosen)
      toast.success(translated(assignmentMessages.assigned))
      onClose()
    } catch (error) {
      const isAnswered = error instanceof ApiError && !error.isNetworkError
      toast.error(isAnswered ? messageOf(error) : translated(assignmentMessages.assignError))
    } finally {
      setIsSending(false)
      void reloadAssignments(queryClient)
    }
  }

  return (
    <div className={classes.body}>
      <Text size="sm">{t('intro', { title: quiz.title })}</Text>
      {!quiz.isActive && (
        <Alert color="warning" variant="outline">
          {t('inactive')}
        </Alert>
      )}
      {quiz.hasPassword && (
        <Alert color="brand" variant="outline">
          {t(quiz.password === undefined ? 'asksForeignPassword' : 'asksPassword')}
        </Alert>
      )}
      <ChildrenChoice
        chosen={chosen}
        onChange={setChosen}
        renderSettled={({ _id, fullName, username }) => {
          const given = assignments.data?.assignments.find(({ student }) => student._id === _id)
          return given && <Given quizId={quiz._id} given={given} name={fullName || username} />
        }}
        whereNobody={
          <Text size="sm" c="dimmed">
            {t('addChild')}
          </Text>
        }
      />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void give()}>
          {chosen.length > 1 ? t('assignMany', { count: formatNumber(chosen.length) }) : t('assign')}
        </Button>
      </div>
    </div>
  )
}
