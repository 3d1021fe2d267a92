import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ComponentType, useEffect, useId, useState } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { ChartTable } from './ChartTable.tsx'
import type { DrawnChartProps } from './DrawnChart.tsx'
import { type ChartRow, type ChartSeries, toneOf } from './chart-figures.ts'
import { SeriesSign } from './chart-signs.tsx'
import { chartTexts } from './chart-texts.ts'
import classes from './chart.module.css'

interface ChartProps {
  title: string
  description?: string
  kind: 'line' | 'bar'
  /** Bars that lie, for labels too long to stand under one. */
  isAcross?: boolean
  /** What the labels of the rows are, as the head of their column. */
  rowsLabel: string
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  format?: (value: number) => string
  /** Where the scale ends; by the highest value when absent. */
  max?: number
  height?: number
}

/**
 * Numbers as lines or bars, and always also as a table: for screen readers beside the drawing, for everyone at a
 * press, and for good when the drawing cannot be fetched.
 */
export function Chart(props: ChartProps) {
  const { title, description, kind, isAcross = false, series, rows, format = formatNumber, max, height = 280 } = props
  const t = useTexts(chartTexts)
  const id = useId()
  const [wantsTable, setWantsTable] = useState(false)
  const { Drawing, hasFailed } = useDrawing()
  const showsTable = wantsTable || hasFailed
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption className={classes.caption}>
        <div>
          <Title order={3} size="h5" id={id}>
            {title}
          </Title>
          {description !== undefined && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
        </div>
        {!hasFailed && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={wantsTable ? <IconChartBar size={14} aria-hidden /> : <IconTable size={14} aria-hidden />}
            aria-label={wantsTable ? t('asChartNamed', { title }) : t('asTableNamed', { title })}
            onClick={() => setWantsTable(!wantsTable)}
          >
            {wantsTable ? t('asChart') : t('asTable')}
          </Button>
        )}
      </figcaption>
      {!showsTable && (
        <div aria-hidden>
          {series.length > 1 && (
            <ul className={classes.legend}>
              {series.map((each, index) => (
                <li key={each.label}>
                  <SeriesSign kind={kind} index={index} tone={toneOf(each, index)} id={`${id}-sign-${index}`} />
                  {each.label}
                </li>
              ))}
            </ul>
          )}
          {Drawing === null ? (
            <Skeleton height={height} />
          ) : (
            <Drawing
              kind={kind}
              isAcross={isAcross}
              series={series}
              rows={rows}
              format={format}
              max={max}
              height={height}
            />
          )}
        </div>
      )}
      <ChartTable title={title} rowsLabel={props.rowsLabel} figures={{ series, rows, format }} isSeen={showsTable} />
    </figure>
  )
}

let loaded: ComponentType<DrawnChartProps> | null = null

function useDrawing(): { Drawing: ComponentType<DrawnChartProps> | null; hasFailed: boolean } {
  const [Drawing, setDrawing] = useState<ComponentType<DrawnChartProps> | null>(() => loaded)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (Drawing !== null) return undefined
    let isWanted = true
    import('./DrawnChart.tsx')
      .then(({ DrawnChart }) => {
        loaded = DrawnChart
        if (isWanted) setDrawing(() => DrawnChart)
      })
      .catch(() => {
        if (isWanted) setHasFailed(true)
      })
    return () => {
      isWanted = false
    }
  }, [Drawing])
  return { Drawing, hasFailed }
}
