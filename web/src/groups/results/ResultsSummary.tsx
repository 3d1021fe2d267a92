import { useQuery } from '@tanstack/react-query'
import { formatNumber, formatPercentage } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatCards } from '../../ui/page/StatCards.tsx'
import { summaryQuery } from '../group-api.ts'
import classes from '../groups.module.css'
import { groupResultTexts } from './group-result-texts.ts'

const inPercent = (value: number | null | undefined, none: string): string =>
  value === null || value === undefined ? none : `${formatNumber(value)}%`

export function ResultsSummary({ groupId, quizId }: { groupId: string; quizId: string }) {
  const t = useTexts(groupResultTexts)
  const { data } = useQuery(summaryQuery(groupId, quizId))
  const none = t('none')
  const width = 100 / (data?.distribution.length ?? 10)
  return (
    <>
      <StatCards
        stats={[
          { label: t('students'), value: data?.students },
          { label: t('finished'), value: data && `${formatNumber(data.completed)}/${formatNumber(data.assigned)}` },
          { label: t('mean'), value: data && inPercent(data.mean, none) },
          { label: t('median'), value: data && inPercent(data.median, none) },
          {
            label: t('passed'),
            value: data && (data.graded === 0 ? none : formatPercentage(data.passed, data.graded)),
          },
        ]}
      />
      {data !== undefined && data.graded > 0 && (
        <Section title={t('overview')} isWide>
          <div className={classes.charts}>
            <Chart
              title={t('distribution')}
              description={t('distributionAbout')}
              kind="bar"
              rowsLabel={t('percentRange')}
              series={[{ label: t('students') }]}
              rows={data.distribution.map((count, index) => ({
                label: `${index * width}–${index === data.distribution.length - 1 ? 100 : (index + 1) * width - 1}`,
                values: [count],
              }))}
            />
            <Chart
              title={t('byTopic')}
              kind="bar"
              isAcross
              rowsLabel={t('topic')}
              series={[{ label: t('share') }]}
              max={100}
              rows={data.topics.map(({ name, percent }) => ({ label: name ?? t('noTopic'), values: [percent] }))}
            />
            <Chart
              title={t('byQuestion')}
              description={t('byQuestionAbout')}
              kind="bar"
              rowsLabel={t('byQuestion')}
              series={[{ label: t('share') }]}
              max={100}
              rows={data.questions.map(({ number, percent }) => ({
                label: t('question', { number: formatNumber(number) }),
                values: [percent],
              }))}
            />
          </div>
        </Section>
      )}
    </>
  )
}
