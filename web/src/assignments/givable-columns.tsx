import type { GivableQuiz } from '@lms/contracts/assignments/assignments.ts'
import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Text } from '@mantine/core'
import { IconClipboardPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { assignToChildTexts } from './assign-to-child-texts.ts'
import classes from './assign.module.css'

export interface GivableActs {
  /** The quiz that is being given or taken back. */
  busyId: string | null
  give: (quiz: GivableQuiz) => void
  withdraw: (quiz: GivableQuiz) => void
}

export function useGivableColumns(acts: GivableActs): DataColumn<GivableQuiz>[] {
  const t = useTexts(assignToChildTexts)
  return [
    { id: 'title', header: t('quiz'), cell: (quiz) => <QuizName quiz={quiz} />, rowHeader: true, minWidth: 200 },
    { id: 'subject', header: t('subject'), cell: ({ subject }) => subject.name, minWidth: 120 },
    { id: 'class', header: t('class'), cell: (quiz) => classNameOf(quiz.class), minWidth: 76 },
    {
      id: 'questions',
      header: t('questions'),
      cell: ({ questionCount }) => formatNumber(questionCount),
      numeric: true,
      minWidth: 70,
    },
    {
      id: 'deadline',
      header: t('deadline'),
      cell: ({ deadline }) => (deadline === null ? t('noDeadline') : formatDateTime(deadline)),
      minWidth: 130,
    },
    {
      id: 'act',
      header: t('act'),
      cell: (quiz) => <Act quiz={quiz} {...acts} />,
      minWidth: 150,
      onCard: 'acts',
    },
  ]
}

function QuizName({ quiz: { _id: id, title, hasPassword, isOwn } }: { quiz: GivableQuiz }) {
  const t = useTexts(assignToChildTexts)
  return (
    <>
      <Anchor size="sm" fw={500} renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id }} />}>
        {title}
      </Anchor>
      {hasPassword && (
        <Text size="sm" c="dimmed" fw={400}>
          {t(isOwn ? 'asksPassword' : 'asksForeignPassword')}
        </Text>
      )}
    </>
  )
}

function Act({ quiz, busyId, give, withdraw }: { quiz: GivableQuiz } & GivableActs) {
  const t = useTexts(assignToChildTexts)
  const [now] = useState(() => Date.now())
  const { title, status, deadline } = quiz
  const loading = busyId === quiz._id
  if (status !== null)
    return (
      <span className={classes.state}>
        <StatusBadge color={status === 'completed' ? 'brand' : 'success'}>{t(status)}</StatusBadge>
        {status === 'not_started' && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={loading}
            aria-label={t('withdrawOf', { title })}
            onClick={() => withdraw(quiz)}
          >
            {t('withdraw')}
          </Button>
        )}
      </span>
    )
  if (deadline !== null && Date.parse(deadline) <= now) return <StatusBadge color="gray">{t('closed')}</StatusBadge>
  return (
    <Button
      size="compact-sm"
      loading={loading}
      leftSection={<IconClipboardPlus size={14} aria-hidden />}
      aria-label={t('assignOf', { title })}
      onClick={() => give(quiz)}
    >
      {t('assign')}
    </Button>
  )
}
