import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import { type ReactNode, useId } from 'react'
import type { DotItemDotProps } from 'recharts'
import { type ChartFigures, type MarkShape, isCounted, signOf, toneOf } from './chart-figures.ts'
import { HatchingPattern, Mark, colorOf } from './chart-signs.tsx'

export interface DrawnChartProps extends ChartFigures {
  kind: 'line' | 'bar'
  isAcross: boolean
  max: number | undefined
  height: number
}

/** The drawing itself, with everything that draws; it comes in a script of its own and never moves. */
export function DrawnChart(props: DrawnChartProps) {
  return props.kind === 'line' ? <Lines {...props} /> : <Bars {...props} />
}

const sidesForLabels = { top: 12, right: 22, bottom: 4, left: 0 }

function Lines({ series, rows, format, max, height }: DrawnChartProps) {
  const drawn = series.map((each, index) => ({
    name: nameOf(index),
    label: each.label,
    color: colorOf(toneOf(each, index)),
    strokeDasharray: signOf(index).dash,
  }))
  return (
    <LineChart
      h={height}
      data={dataOf(rows)}
      dataKey="label"
      series={drawn}
      curveType="linear"
      valueFormatter={format}
      accessibilityLayer={false}
      gridColor="var(--chart-grid)"
      tickLine="none"
      yAxisProps={{ domain: [0, max ?? 'auto'], width: 54, allowDecimals: !isCounted(rows) }}
      lineChartProps={{ margin: sidesForLabels }}
      lineProps={({ name }) => {
        const { mark } = signOf(placeOf(name))
        const color = drawn[placeOf(name)]?.color ?? ''
        return {
          dot: markOf(mark, color),
          activeDot: { r: 6, strokeWidth: 2, stroke: 'var(--app-surface)' },
        }
      }}
    />
  )
}

function Bars({ series, rows, format, max, height, isAcross }: DrawnChartProps) {
  const id = useId()
  const patternOf = (index: number) => `${id}-bar-${index}`
  const colors = series.map((each, index) => colorOf(toneOf(each, index)))
  const values = { domain: [0, max ?? 'auto'] satisfies [number, number | 'auto'], allowDecimals: !isCounted(rows) }
  return (
    <BarChart
      h={height}
      data={dataOf(rows)}
      dataKey="label"
      series={series.map(({ label }, index) => ({ name: nameOf(index), label, color: `url(#${patternOf(index)})` }))}
      orientation={isAcross ? 'vertical' : 'horizontal'}
      valueFormatter={format}
      accessibilityLayer={false}
      gridColor="var(--chart-grid)"
      gridAxis={isAcross ? 'y' : 'x'}
      tickLine="none"
      maxBarWidth={40}
      xAxisProps={isAcross ? values : {}}
      yAxisProps={isAcross ? { width: 112 } : { ...values, width: 54 }}
      barChartProps={{ margin: sidesForLabels }}
      barProps={({ name }) => ({ stroke: colors[placeOf(name)] ?? '', strokeOpacity: 1, radius: 3 })}
    >
      <defs>
        {colors.map((color, index) => (
          <HatchingPattern
            key={patternOf(index)}
            id={patternOf(index)}
            hatching={signOf(index).hatching}
            color={color}
          />
        ))}
      </defs>
    </BarChart>
  )
}

/** A line has no mark where nothing was measured. */
function markOf(shape: MarkShape, color: string): (dot: DotItemDotProps) => ReactNode {
  return ({ key, cx, cy, value }) =>
    cx === undefined || cy === undefined || value === null || value === undefined ? null : (
      <Mark key={key} shape={shape} color={color} x={cx} y={cy} />
    )
}

/** A dot in a name would be read as a path into the data, so the drawing never sees the real ones. */
function nameOf(index: number): string {
  return `series${index}`
}

function placeOf(name: string): number {
  return Number(name.slice('series'.length))
}

function dataOf(rows: ChartFigures['rows']): Record<string, string | number | null>[] {
  return rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(values.map((value, index) => [nameOf(index), value])),
  }))
}
