import type { Quiz, QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleOff,
  IconCopy,
  IconKeyboard,
  IconPencil,
  IconPlayerPlay,
  IconScan,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { RowMenu } from '../../ui/data-table/RowMenu.tsx'
import { AssignDialog } from '../../assignments/AssignDialog.tsx'
import { QuizPaperMenu } from '../paper/QuizPaperMenu.tsx'
import { useMayChange, useQuizActs } from '../quiz-acts.tsx'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import { quizTexts } from '../quiz-texts.ts'

/** For those who give quizzes. What one knows only by its face is another family's. */
export function QuizActions({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  const [isAssigning, setIsAssigning] = useState(false)
  if (!('questions' in quiz)) return null
  return (
    <>
      <AuthorActions quiz={quiz} />
      {quiz.deletedAt === null && (
        <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setIsAssigning(true)}>
          {t('assign')}
        </Button>
      )}
      <AssignDialog quiz={quiz} opened={isAssigning} onClose={() => setIsAssigning(false)} />
    </>
  )
}

function AuthorActions({ quiz }: { quiz: Quiz }) {
  const t = useTexts(quizTexts)
  const detailText = useTexts(quizDetailTexts)
  const acts = useQuizActs()
  const navigate = useNavigate()
  const mayChange = useMayChange()(quiz)
  if (quiz.deletedAt !== null) {
    if (!mayChange) return null
    return (
      <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void acts.restore(quiz)}>
        {t('restore')}
      </Button>
    )
  }

  async function duplicate(): Promise<void> {
    const copy = await acts.duplicate(quiz)
    if (copy !== null) await navigate({ to: screens.quizView.path, params: { id: copy._id } })
  }

  const tryOut: RowAction = {
    label: detailText('tryOut'),
    icon: IconPlayerPlay,
    onClick: () => void navigate({ to: screens.quizTake.path, params: { id: quiz._id } }),
  }
  const scans: RowAction = {
    label: t('scans'),
    icon: IconScan,
    onClick: () => void navigate({ to: screens.quizScans.path, params: { id: quiz._id } }),
  }
  const copy: RowAction = { label: t('duplicate'), icon: IconCopy, onClick: () => void duplicate() }
  const onPaper: RowAction = {
    label: detailText('onPaper'),
    icon: IconKeyboard,
    onClick: () => void navigate({ to: screens.paperMarks.path, params: { id: quiz._id } }),
  }
  // Before approval a parent finds none of the questions: there is nothing to try or to copy.
  const forReaders =
    quiz.questions.length === 0 ? [] : isReleased(quiz) ? [tryOut, scans, onPaper, copy] : [scans, onPaper, copy]
  const own: RowAction[] = [
    {
      label: t(quiz.isActive ? 'deactivate' : 'activate'),
      icon: quiz.isActive ? IconCircleOff : IconCircleCheck,
      onClick: () => void acts.setActive(quiz, !quiz.isActive),
    },
    {
      label: t('delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => void acts.remove(quiz, () => void navigate({ to: screens.quizzes.path })),
    },
  ]
  const actions = mayChange ? [tryOut, scans, onPaper, copy, ...own] : forReaders
  return (
    <>
      {actions.length > 0 && <RowMenu name={quiz.title} actions={actions} />}
      <QuizPaperMenu quiz={quiz} />
      {mayChange && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.quizEdit.path} params={{ id: quiz._id }} />}
        >
          {t('edit')}
        </Button>
      )}
    </>
  )
}

function isReleased({ status, releaseDate }: Quiz): boolean {
  return status !== 'draft' && (releaseDate === null || Date.parse(releaseDate) <= Date.now())
}
