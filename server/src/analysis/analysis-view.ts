import { type ItemAnalysis, type ItemFigures, analysisColumns } from '@lms/contracts/analysis/analysis.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { Question } from '../questions/question.ts'
import { isPartCounter, partFigures } from './rules/part-figures.ts'
import {
  type ItemSums,
  addItems,
  commonDiscrimination,
  discriminationOf,
  facilityOf,
  noItem,
  observedDifficulty,
  suggestedDifficulty,
} from './rules/statistics.ts'

export function toFigures(sums: ItemSums, discrimination = discriminationOf(sums)): ItemFigures {
  const { people, answered, right } = sums
  return { people, answered, right, facility: rounded(facilityOf(sums)), discrimination: rounded(discrimination) }
}

interface Known {
  isWithheld: boolean
  /** What is shown, unless it is withheld. */
  shown: readonly ItemSums[]
  /** In all quizzes: what a label is judged by. */
  everywhere: readonly ItemSums[]
  mayChange: boolean
}

/** For authors and administrators, with the key. */
export function toItemAnalysis(
  question: Question,
  { isWithheld, mayChange, everywhere, ...known }: Known,
): ItemAnalysis {
  const shown = isWithheld ? [] : known.shown
  const sums = shown.reduce(addItems, noItem)
  const all = everywhere.reduce(addItems, noItem)
  const options = question.answers.map(({ _id, text, isCorrect, mistake }) => ({
    _id,
    text,
    isCorrect,
    ...(mistake && !isCorrect && { mistake }),
    count: sums.chosen[_id] ?? 0,
  }))
  const present = new Set(options.map(({ _id }) => _id))
  const gone = Object.entries(sums.chosen).filter(([id]) => !present.has(id) && !isPartCounter(id))
  const { id, title, type, difficulty, topic, version, deletedAt } = question
  return {
    question: { _id: id, title, type, difficulty, topic, version, isDeleted: deletedAt !== null, mayChange },
    isWithheld,
    figures: toFigures(sums, commonDiscrimination(shown)),
    options,
    parts: partFigures(question, sums.chosen),
    otherCount: sums.other + gone.reduce((total, [, count]) => total + count, 0),
    observedDifficulty: observedDifficulty(all),
    suggestedDifficulty: suggestedDifficulty(all, difficulty),
  }
}

type Cell = string | number

/** One line of the file, in the order of its columns. */
export function toLine(quizTitle: string, { question, figures, options, ...item }: ItemAnalysis): Cell[] {
  const shown = (figure: Cell | null): Cell => (item.isWithheld ? '' : (figure ?? ''))
  const counts = Array.from({ length: 6 }, (_, index) => options[index]).flatMap((option): Cell[] =>
    option ? [named(option), shown(option.count)] : ['', ''],
  )
  const line: Cell[] = [
    quizTitle,
    question.title,
    question._id,
    question.type,
    question.difficulty,
    item.observedDifficulty ?? '',
    item.suggestedDifficulty ?? '',
    shown(figures.people),
    shown(figures.answered),
    shown(figures.right),
    shown(figures.facility),
    shown(figures.discrimination),
    ...counts,
    shown(item.otherCount),
    shown(figures.people - figures.answered),
  ]
  if (line.length !== analysisColumns.length) throw new Error('A line of the analysis does not fit its columns')
  return line
}

/** An option of a template says little without its mistake. */
function named({ text, mistake }: ItemAnalysis['options'][number]): string {
  return mistake === undefined ? textOf(text) : `${textOf(text)} (${mistake})`
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000
}
