import type { ItemAnalysis } from '@lms/contracts/analysis/analysis.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { formatNumber } from '../lib/formats.ts'
import type { Translate } from '../lib/texts.ts'
import type { ChartRow } from '../ui/chart/chart-figures.ts'
import type { StatusColor } from '../ui/page/StatusBadge.tsx'

/** 0.6 as '60 %'; nothing as a dash. */
export function percentText(share: number | null): string {
  return share === null ? '—' : `${formatNumber(Math.round(share * 100))} %`
}

/** To two places, with the sign that figures have. */
export function figureText(value: number | null): string {
  return value === null ? '—' : formatNumber(Math.round(value * 100) / 100)
}

/** A dash for what is withheld. */
export function countText(
  { isWithheld, figures }: Pick<ItemAnalysis, 'isWithheld' | 'figures'>,
  figure: 'people' | 'right',
): string {
  return isWithheld ? '—' : formatNumber(figures[figure])
}

export interface Judgement {
  word: 'negative' | 'weak' | 'fair' | 'good'
  color: StatusColor
}

/** The usual marks of the textbooks. */
export function judgementOf(discrimination: number | null): Judgement | null {
  if (discrimination === null) return null
  if (discrimination < 0) return { word: 'negative', color: 'danger' }
  if (discrimination < 0.2) return { word: 'weak', color: 'warning' }
  return discrimination < 0.4 ? { word: 'fair', color: 'brand' } : { word: 'good', color: 'success' }
}

const longestLabel = 40

/** A row for each option, lettered as in the bank, and for what was none of them. */
export function optionRows(
  { options, otherCount, figures }: ItemAnalysis,
  t: Translate<'correct' | 'mistaken' | 'other' | 'none'>,
): ChartRow[] {
  const rows = options.map(({ text, isCorrect, mistake, count }, index) => {
    const letter = String.fromCodePoint(65 + index)
    const words = plainWords(text)
    const label = words === '' ? letter : `${letter}. ${words}`
    const said = mistake === undefined ? label : t('mistaken', { text: label, mistake })
    return { label: isCorrect ? t('correct', { text: label }) : said, values: [count] }
  })
  return [
    ...rows,
    ...(otherCount > 0 ? [{ label: t('other'), values: [otherCount] }] : []),
    { label: t('none'), values: [figures.people - figures.answered] },
  ]
}

/** A formula or a picture cannot stand at an axis: there the letter says which option it is. */
function plainWords(html: string): string {
  if (/data-latex=|<img/i.test(html)) return ''
  const text = textOf(html)
  return text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text
}

/** '0–9 %', …, '90–100 %'. */
export function bandLabel(index: number, count: number): string {
  const from = (index * 100) / count
  const to = index === count - 1 ? 100 : ((index + 1) * 100) / count - 1
  return `${from}–${to} %`
}

export interface TopicFigures {
  topic: string
  questions: number
  /** Mean share of the points, by how many were asked; null while nobody was. */
  share: number | null
}

/** How the topics of a quiz went, the weakest first; questions without one, and those that are withheld, are left out. */
export function topicFigures(
  items: readonly Pick<ItemAnalysis, 'question' | 'figures' | 'isWithheld'>[],
): TopicFigures[] {
  const shown = items.filter(({ question, isWithheld }) => question.topic !== '' && !isWithheld)
  const groups = [...Map.groupBy(shown, ({ question }) => question.topic)]
  const figures = groups.map(([topic, some]) => {
    const people = some.reduce((sum, item) => sum + item.figures.people, 0)
    const shares = some.reduce((sum, item) => sum + (item.figures.facility ?? 0) * item.figures.people, 0)
    return { topic, questions: some.length, share: people === 0 ? null : shares / people }
  })
  return figures.toSorted((one, other) => (one.share ?? 2) - (other.share ?? 2))
}
