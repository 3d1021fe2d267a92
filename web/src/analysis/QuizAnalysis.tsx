import {
  type ItemAnalysis,
  type QuizAnalysis as Analysis,
  fewestPeople,
  scoreBands,
} from '@lms/contracts/analysis/analysis.ts'
import { Text } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime, formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { Chart } from '../ui/chart/Chart.tsx'
import { DataTable } from '../ui/data-table/DataTable.tsx'
import type { ListQuery } from '../ui/data-table/data-column.ts'
import { Modal } from '../ui/modal/Modal.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatCards } from '../ui/page/StatCards.tsx'
import { CardsSkeleton } from '../ui/page/skeletons.tsx'
import { ExportButtons } from './AnalysisParts.tsx'
import { PartTable } from './PartTable.tsx'
import { quizAnalysisQuery } from './analysis-api.ts'
import { useItemColumns } from './analysis-columns.tsx'
import { bandLabel, optionRows, percentText, topicFigures } from './analysis-figures.ts'
import { analysisTexts } from './analysis-texts.ts'
import classes from './analysis.module.css'

/** How the questions of a quiz work; for its author and for administrators. */
export function QuizAnalysis({ quizId }: { quizId: string }) {
  const t = useTexts(analysisTexts)
  const query = useQuery(quizAnalysisQuery(quizId))
  const { data, error } = query
  if (data === undefined)
    return error === null ? (
      <CardsSkeleton cards={3} />
    ) : (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (data.isWithheld) return <EmptyState title={t('few')} message={t('fewMessage', { count: fewestPeople })} />
  if (data.people === 0) return <EmptyState title={t('empty')} message={t('emptyMessage')} />
  return (
    <div className={classes.tab}>
      <div className={classes.bar}>
        <Text size="sm" c="dimmed" className={classes.about}>
          {t('about')} {data.computedAt !== null && t('computedAt', { time: formatDateTime(data.computedAt) })}
        </Text>
        <span className={classes.buttons}>
          <ExportButtons source={{ quizId }} />
        </span>
      </div>
      <Figures analysis={data} />
      <Topics items={data.items} />
      <Items items={data.items} query={query} />
    </div>
  )
}

function Figures({ analysis: { people, passed, averageShare, bands } }: { analysis: Analysis }) {
  const t = useTexts(analysisTexts)
  return (
    <>
      <StatCards
        stats={[
          { label: t('people'), value: people },
          { label: t('passed'), value: `${formatNumber(passed)} (${percentText(passed / people)})` },
          { label: t('average'), value: percentText(averageShare) },
        ]}
      />
      <Section title={t('overall')}>
        <Chart
          title={t('distribution')}
          description={t('distributionAbout')}
          kind="bar"
          rowsLabel={t('band')}
          series={[{ label: t('people'), tone: 'brand' }]}
          rows={bands.map((count, index) => ({ label: bandLabel(index, scoreBands), values: [count] }))}
          height={220}
        />
      </Section>
    </>
  )
}

/** Nothing while no question has a topic. */
function Topics({ items }: { items: readonly ItemAnalysis[] }) {
  const t = useTexts(analysisTexts)
  const topics = topicFigures(items).filter(({ share }) => share !== null)
  if (topics.length === 0) return null
  return (
    <Section title={t('byTopic')}>
      <ul className={classes.topics}>
        {topics.map(({ topic, questions, share }) => (
          <li key={topic}>
            <span>{topic}</span>
            <span>{t('topicShare', { share: percentText(share), count: formatNumber(questions) })}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Items({ items, query }: { items: readonly ItemAnalysis[]; query: ListQuery }) {
  const t = useTexts(analysisTexts)
  const [shown, setShown] = useState<ItemAnalysis | null>(null)
  return (
    <>
      <DataTable
        label={t('title')}
        columns={useItemColumns()}
        rows={items}
        rowId={({ question }) => question._id}
        rowName={({ question }) => question.title}
        query={query}
        errorTitle={t('loadFailed')}
        empty={<EmptyState title={t('empty')} />}
        actionsHeader={t('actions')}
        rowActions={(item) =>
          item.isWithheld ? [] : [{ label: t('show'), icon: IconChartBar, onClick: () => setShown(item) }]
        }
      />
      <Text size="sm" c="dimmed">
        {t('facility')}: {t('facilityHelp')} {t('discrimination')}: {t('discriminationHelp')}
      </Text>
      <Modal opened={shown !== null} onClose={() => setShown(null)} title={shown?.question.title ?? ''} size="xl">
        {shown !== null && <PartTable item={shown} />}
        {shown !== null && shown.options.length > 0 && <OptionChart item={shown} />}
      </Modal>
    </>
  )
}

export function OptionChart({ item }: { item: ItemAnalysis }) {
  const t = useTexts(analysisTexts)
  const rows = optionRows(item, t)
  return (
    <Chart
      title={t('options')}
      kind="bar"
      isAcross
      rowsLabel={t('option')}
      series={[{ label: t('count'), tone: 'brand' }]}
      rows={rows}
      height={60 + rows.length * 44}
    />
  )
}
