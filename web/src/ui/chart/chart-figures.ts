export type ChartTone = 'brand' | 'easy' | 'medium' | 'hard' | 'success' | 'quiet'

export interface ChartSeries {
  label: string
  /** By its place among the series when absent. */
  tone?: ChartTone
}

export interface ChartRow {
  /** What stands at the axis. */
  label: string
  /** One per series, in their order; null where nothing was measured. */
  values: readonly (number | null)[]
}

export interface ChartFigures {
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  format: (value: number) => string
}

/** What is counted is never half. */
export function isCounted(rows: ChartFigures['rows']): boolean {
  return rows.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
}

const tones: readonly ChartTone[] = ['brand', 'easy', 'medium', 'hard', 'success', 'quiet']

export function toneOf({ tone }: ChartSeries, index: number): ChartTone {
  return tone ?? tones[index % tones.length] ?? 'brand'
}

/** How a series is told apart without its color: the line's dashes, and its mark or the bar's hatching. */
const dashes = ['0', '7 4', '2 4', '10 4 2 4', '14 5', '4 2'] as const
const markShapes = ['circle', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const
const hatchings = ['plain', 'rising', 'dots', 'level', 'falling', 'upright'] as const

export type MarkShape = (typeof markShapes)[number]
export type Hatching = (typeof hatchings)[number]

/** The sign of the series at a place; beyond the last they begin again. */
export function signOf(index: number): { dash: string; mark: MarkShape; hatching: Hatching } {
  return {
    dash: dashes[index % dashes.length] ?? '0',
    mark: markShapes[index % markShapes.length] ?? 'circle',
    hatching: hatchings[index % hatchings.length] ?? 'plain',
  }
}
