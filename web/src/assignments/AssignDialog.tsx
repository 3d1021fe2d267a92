import { assignmentMessages } from '@lms/contracts/assignments/assignment-messages.ts'
import { childMessages } from '@lms/contracts/children/child-messages.ts'
import type { QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { childrenQuery } from '../children/child-api.ts'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { formatNumber } from '../lib/formats.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { Modal } from '../ui/modal/Modal.tsx'
import modalClasses from '../ui/modal/modal.module.css'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { StudentChoice } from './StudentChoice.tsx'
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

const pageSize = 50

function AssignForm({ quiz, onClose }: { quiz: Assignable; onClose: () => void }) {
  const t = useTexts(assignTexts)
  const queryClient = useQueryClient()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const children = useQuery(childrenQuery({ search, page, limit: pageSize }))
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

  const { data } = children
  const hasNobody = data?.pagination.total === 0 && search === ''
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
      {!hasNobody && (
        <SearchBox
          placeholder={t('search')}
          value={search}
          onSearch={(next) => {
            setSearch(next)
            setPage(1)
          }}
        />
      )}
      {data === undefined && !children.isError && <ListSkeleton rows={3} />}
      {data === undefined && children.isError && (
        <ErrorState
          title={translated(childMessages.fetchFailed)}
          message={messageOf(children.error)}
          retrying={children.isFetching}
          onRetry={() => void children.refetch()}
        />
      )}
      {data?.children.length === 0 &&
        (hasNobody ? (
          <div>
            <Text fw={500}>{translated(childMessages.none)}</Text>
            <Text size="sm" c="dimmed">
              {t('addChild')}
            </Text>
          </div>
        ) : (
          <Text c="dimmed">{t('nobodyFound')}</Text>
        ))}
      {data !== undefined && data.children.length > 0 && (
        <StudentChoice
          quizId={quiz._id}
          students={data.children}
          assignments={assignments.data?.assignments ?? []}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <Pager pagination={data?.pagination} onPage={setPage} label={t('students')} onlyWhenNeeded />
      <div className={modalClasses.footer}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        {!hasNobody && (
          <Button disabled={chosen.length === 0} loading={isSending} onClick={() => void give()}>
            {chosen.length > 1 ? t('assignMany', { count: formatNumber(chosen.length) }) : t('assign')}
          </Button>
        )}
      </div>
    </div>
  )
}
