import { Paper, SimpleGrid } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { Chart } from '../chart/Chart.tsx'
import { previewTexts } from './preview-texts.ts'

const days = [
  { label: '01/10', values: [60, 72] },
  { label: '08/10', values: [65, null] },
  { label: '15/10', values: [58, 80] },
  { label: '22/10', values: [74, 78] },
  { label: '29/10', values: [81, 90] },
]

export function ChartPreview() {
  const t = useTexts(previewTexts)
  const percent = (value: number) => `${value}%`
  const levels = [
    { label: t('easy'), values: [92, 84] },
    { label: t('medium'), values: [71, 60] },
    { label: t('hard'), values: [38, 45] },
  ]
  const series = [{ label: t('now') }, { label: t('before'), tone: 'quiet' as const }]
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Paper p="md">
        <Chart
          title={t('lines')}
          kind="line"
          rowsLabel={t('day')}
          series={series}
          rows={days}
          format={percent}
          max={100}
        />
      </Paper>
      <Paper p="md">
        <Chart title={t('bars')} kind="bar" rowsLabel={t('level')} series={series} rows={levels} format={percent} />
      </Paper>
      <Paper p="md">
        <Chart
          title={t('barsAcross')}
          kind="bar"
          isAcross
          rowsLabel={t('level')}
          series={series.slice(0, 1)}
          rows={levels}
          format={percent}
          max={100}
        />
      </Paper>
    </SimpleGrid>
  )
}
