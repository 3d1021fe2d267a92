import type { ItemAnalysis, QuestionAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { DifficultyMark, Discrimination, RelabelSuggestion } from './AnalysisParts.tsx'
import { countText, percentText, secondsText } from './analysis-figures.ts'
import { analysisTexts } from './analysis-texts.ts'
import classes from './analysis.module.css'

export function useItemColumns(): DataColumn<ItemAnalysis>[] {
  const t = useTexts(analysisTexts)
  return [
    {
      id: 'question',
      header: t('question'),
      cell: ({ question }) => (
        <Anchor
          inherit
          renderRoot={(link) => <Link {...link} to={screens.questionView.path} params={{ id: question._id }} />}
        >
          {question.title}
        </Anchor>
      ),
      rowHeader: true,
      minWidth: 200,
    },
    { id: 'people', header: t('people'), cell: (row) => countText(row, 'people'), numeric: true },
    { id: 'right', header: t('right'), cell: (row) => countText(row, 'right'), numeric: true },
    { id: 'facility', header: t('facility'), cell: ({ figures }) => percentText(figures.facility), numeric: true },
    {
      id: 'discrimination',
      header: t('discrimination'),
      cell: ({ figures }) => <Discrimination value={figures.discrimination} />,
      minWidth: 120,
    },
    { id: 'time', header: t('time'), cell: ({ figures }) => secondsText(figures.medianSeconds), numeric: true },
    {
      id: 'difficulty',
      header: t('difficulty'),
      cell: ({ question }) => <DifficultyMark difficulty={question.difficulty} />,
      minWidth: 110,
    },
    {
      id: 'observed',
      header: t('observed'),
      cell: (item) => (
        <span className={classes.judged}>
          <DifficultyMark difficulty={item.observedDifficulty} />
          <RelabelSuggestion item={item} isInline />
        </span>
      ),
      minWidth: 160,
    },
  ]
}

export function useQuizColumns(): DataColumn<QuestionAnalysis['quizzes'][number]>[] {
  const t = useTexts(analysisTexts)
  return [
    {
      id: 'quiz',
      header: t('quiz'),
      cell: ({ quiz }) => (
        <Anchor inherit renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: quiz._id }} />}>
          {quiz.title}
        </Anchor>
      ),
      rowHeader: true,
      minWidth: 160,
    },
    { id: 'people', header: t('people'), cell: (row) => countText(row, 'people'), numeric: true },
    { id: 'facility', header: t('facility'), cell: ({ figures }) => percentText(figures.facility), numeric: true },
    {
      id: 'discrimination',
      header: t('discrimination'),
      cell: ({ figures }) => <Discrimination value={figures.discrimination} />,
      minWidth: 140,
    },
  ]
}
