import { blocking } from '../../item.ts'
import type { ReadRow } from '../row-question.ts'
import { areAnswersBeside } from '../layouts/added-key.ts'

/** The first rows may look as if the wrong ones alone stood beside the key, and those behind them show that they do not. */
export function settleAdded(rows: readonly ReadRow[]): void {
  const added = rows.filter(({ read }) => read.problems.some(({ code }) => code === 'keyAdded'))
  const beside = added.map(({ choices }) => ({
    key: choices.find(({ mark }) => mark === 'x')?.raw ?? '',
    offered: choices.filter(({ mark }) => mark !== 'x').map(({ raw }) => raw),
  }))
  if (added.length === 0 || areAnswersBeside(beside)) return
  for (const [index, row] of added.entries()) {
    const { read, choices } = row
    const letter = (beside[index]?.key ?? '').slice(0, 60)
    read.problems = read.problems.filter(({ code }) => code !== 'keyAdded')
    if (letter !== '') read.problems.push(blocking('wrongLetter', { letter }))
    read.reasons = (read.reasons ?? []).filter(({ code }) => !code.startsWith('key'))
    read.item.answers = read.item.answers.filter((_, at) => choices[at]?.mark !== 'x')
    read.marks = {}
    row.choices = choices.filter(({ mark }) => mark !== 'x')
  }
}
