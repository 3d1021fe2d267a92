import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { QuizSummary } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { ActionIcon } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatDateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { RowTitle } from '../../ui/data-table/RowTitle.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { quizTexts } from '../quiz-texts.ts'
import classes from './quizzes.module.css'

export function useQuizColumns({ deleted }: { deleted: boolean }): DataColumn<QuizSummary>[] {
  const t = useTexts(quizTexts)
  const moment = (at: string | null): string => (at === null || at === '' ? t('unknown') : formatDateTime(at))
  const columns: DataColumn<QuizSummary>[] = [
    { id: 'title', header: t('name'), cell: (quiz) => <QuizTitle quiz={quiz} />, rowHeader: true, minWidth: 220 },
    { id: 'subject', header: t('subject'), cell: ({ subject }) => subject.name, minWidth: 120 },
    { id: 'class', header: t('class'), cell: (quiz) => classNameOf(quiz.class), minWidth: 76 },
    {
      id: 'isActive',
      header: t('status'),
      cell: (quiz) => <ActiveIcon isActive={quiz.isActive} />,
      minWidth: 96,
      onCard: 'status',
    },
    { id: 'createdAt', header: t('createdAt'), cell: ({ createdAt }) => moment(createdAt), minWidth: 140 },
  ]
  const view: DataColumn<QuizSummary> = {
    id: 'view',
    header: t('view'),
    cell: (quiz) => <ViewLink quiz={quiz} />,
    minWidth: 56,
  }
  if (!deleted) return [...columns, view]
  return [
    ...columns,
    { id: 'deletedAt', header: t('deletedAt'), cell: ({ deletedAt }) => moment(deletedAt), minWidth: 140 },
    view,
  ]
}

function QuizTitle({ quiz: { _id, title } }: { quiz: QuizSummary }) {
  return (
    <RowTitle title={title} renderLink={(link) => <Link {...link} to={screens.quizView.path} params={{ id: _id }} />} />
  )
}

function ActiveIcon({ isActive }: { isActive: boolean }) {
  const t = useTexts(quizTexts)
  const Icon = isActive ? IconCircleCheck : IconCircleX
  const label = t(isActive ? 'active' : 'inactive')
  return (
    <span className={classes.activeIcon} data-active={isActive} title={label}>
      <Icon size={20} aria-hidden />
      <span className={classes.activeLabel}>{label}</span>
    </span>
  )
}

function ViewLink({ quiz: { _id, title } }: { quiz: QuizSummary }) {
  const t = useTexts(quizTexts)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      className={classes.view}
      aria-label={t('viewQuiz', { title })}
      renderRoot={(button) => <Link {...button} to={screens.quizView.path} params={{ id: _id }} />}
    >
      <IconEye size={18} aria-hidden />
    </ActionIcon>
  )
}
