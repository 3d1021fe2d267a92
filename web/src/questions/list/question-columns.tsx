import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { RowTitle } from '../../ui/data-table/RowTitle.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { AiBadge, DifficultyBadge, TypeBadge } from '../question-badges.tsx'
import { TemplateBadge } from '../templates/TemplateBadge.tsx'
import { questionTexts } from '../question-texts.ts'
import classes from './questions.module.css'

export function useQuestionColumns({ deleted }: { deleted: boolean }): DataColumn<QuestionSummary>[] {
  const t = useTexts(questionTexts)
  const columns: DataColumn<QuestionSummary>[] = [
    {
      id: 'title',
      header: t('questionTitle'),
      cell: (question) => <QuestionTitle question={question} />,
      rowHeader: true,
      minWidth: 240,
    },
    { id: 'type', header: t('type'), cell: ({ type }) => <TypeBadge type={type} />, minWidth: 130, onCard: 'status' },
    { id: 'subject', header: t('subject'), cell: ({ subject }) => subject.name, minWidth: 120 },
    { id: 'class', header: t('class'), cell: (question) => classNameOf(question.class), minWidth: 72 },
    {
      id: 'difficulty',
      header: t('difficulty'),
      cell: ({ difficulty }) => <DifficultyBadge difficulty={difficulty} />,
      minWidth: 110,
    },
    { id: 'points', header: t('points'), cell: ({ points }) => formatNumber(points), numeric: true, minWidth: 70 },
  ]
  if (!deleted) return columns
  const deletedAt = (question: QuestionSummary) =>
    question.deletedAt === null ? '' : formatDateTime(question.deletedAt)
  return [...columns, { id: 'deletedAt', header: t('deletedAt'), cell: deletedAt, minWidth: 140 }]
}

function QuestionTitle({ question: { _id, title, isAiMade, sample } }: { question: QuestionSummary }) {
  return (
    <span className={classes.titled}>
      <RowTitle
        title={title}
        renderLink={(link) => <Link {...link} to={screens.questionView.path} params={{ id: _id }} />}
      />
      {isAiMade && <AiBadge />}
      {sample !== null && <TemplateBadge />}
      {sample !== null && (
        <Text size="sm" c="dimmed" lineClamp={1} className={classes.sample}>
          {sample}
        </Text>
      )}
    </span>
  )
}
