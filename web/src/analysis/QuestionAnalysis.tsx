import { type ItemFigures, fewestPeople } from '@lms/contracts/analysis/analysis.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import { Fact, Facts } from '../ui/facts/Facts.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { ListSkeleton } from '../ui/page/skeletons.tsx'
import { DifficultyMark, Discrimination, ExportButtons, RelabelSuggestion } from './AnalysisParts.tsx'
import { PartTable } from './PartTable.tsx'
import { OptionChart } from './QuizAnalysis.tsx'
import { questionAnalysisQuery } from './analysis-api.ts'
import { useQuizColumns } from './analysis-columns.tsx'
import { percentText, secondsText } from './analysis-figures.ts'
import { analysisTexts } from './analysis-texts.ts'
import classes from './analysis.module.css'

/** How a question works over all quizzes; for its author and for administrators. */
export function QuestionAnalysis({ questionId }: { questionId: string }) {
  const t = useTexts(analysisTexts)
  const query = useQuery(questionAnalysisQuery(questionId))
  const columns = useQuizColumns()
  const { data, error } = query
  if (data === undefined)
    return (
      <Section title={t('title')}>
        {error === null ? (
          <ListSkeleton rows={3} />
        ) : (
          <ErrorState
            title={t('loadFailed')}
            message={messageOf(error)}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
      </Section>
    )
  const { item, quizzes, computedAt } = data
  if (item.isWithheld || item.figures.people === 0)
    return (
      <Section title={t('title')}>
        <Text c="dimmed">{item.isWithheld ? t('fewMessage', { count: fewestPeople }) : t('emptyMessage')}</Text>
      </Section>
    )
  return (
    <Section
      title={t('title')}
      description={`${t('about')}${computedAt === null ? '' : ` ${t('computedAt', { time: formatDateTime(computedAt) })}`}`}
    >
      <RelabelSuggestion item={item} />
      <ItemFacts figures={item.figures} labelled={item.question.difficulty} observed={item.observedDifficulty} />
      <PartTable item={item} />
      {item.options.length > 0 && <OptionChart item={item} />}
      {quizzes.length > 0 && (
        <DataTable
          label={t('perQuiz')}
          columns={columns}
          rows={quizzes}
          rowId={({ quiz }) => quiz._id}
          rowName={({ quiz }) => quiz.title}
          query={query}
          errorTitle={t('loadFailed')}
          empty={null}
        />
      )}
      <span className={classes.buttons}>
        <ExportButtons source={{ questionId }} />
      </span>
    </Section>
  )
}

interface ItemFactsProps {
  figures: ItemFigures
  labelled: Difficulty | null
  observed: Difficulty | null
}

function ItemFacts({ figures, labelled, observed }: ItemFactsProps) {
  const t = useTexts(analysisTexts)
  return (
    <Facts layout="columns">
      <Fact label={t('people')}>{formatNumber(figures.people)}</Fact>
      <Fact label={t('facility')} help={t('facilityHelp')}>
        {percentText(figures.facility)}
      </Fact>
      <Fact label={t('discrimination')} help={t('discriminationHelp')}>
        <Discrimination value={figures.discrimination} />
      </Fact>
      <Fact label={t('time')} help={t('timeHelp')}>
        {secondsText(figures.medianSeconds)}
      </Fact>
      <Fact label={t('difficulty')}>
        <DifficultyMark difficulty={labelled} />
      </Fact>
      <Fact label={t('observed')}>
        <DifficultyMark difficulty={observed} />
      </Fact>
    </Facts>
  )
}
