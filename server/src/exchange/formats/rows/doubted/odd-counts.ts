import { blocking, plainTruthOf } from '../../item.ts'
import { mostOften } from '../../counting/most-often.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 10

/**
 * Where nearly all questions offer as many, another number says that a sign parts an option in one cell, or is missing
 * between two, or that rows of options belong to another question: letters and places would name something else.
 */
export function settleCounts(rows: readonly ReadRow[]): void {
  const areParted = ({ choices }: ReadRow): boolean =>
    choices.length > 0 && choices.every(({ isParted }) => isParted === true)
  askOdd(rows.filter(areParted), ({ choices }) => choices.some(({ raw }) => plainTruthOf(raw) === null))
  const isListed = (row: ReadRow | undefined): boolean =>
    row?.read.reasons?.some(({ code }) => code === 'optionsFromRows') === true
  // A row that stands alone between them is a question of one option.
  const listed = rows.filter((row, at) => isListed(row) || isListed(rows[at - 1]) || isListed(rows[at + 1]))
  const severalRight = listed.filter(areSeveralRight).length
  askOdd(listed, (row, usual, at) => {
    const beside = [listed[at - 1], listed[at + 1]]
    return row.choices.length < usual
      ? beside.some((other) => other && other.choices.length < usual)
      : areSeveralRight(row) && severalRight * 10 <= listed.length
  })
}

const areSeveralRight = ({ read }: ReadRow): boolean =>
  read.item.answers.filter(({ isCorrect }) => isCorrect).length > 1

function askOdd(rows: readonly ReadRow[], isAsked: (row: ReadRow, usual: number, at: number) => boolean): void {
  const usual = mostOften(rows.map(({ choices }) => choices.length))
  const isOdd = ({ choices }: ReadRow): boolean => choices.length !== usual
  if (rows.length < fewestRows || rows.filter(isOdd).length * 4 > rows.length) return
  for (const [at, row] of rows.entries()) {
    const { read, choices } = row
    if (!isOdd(row) || !isAsked(row, usual, at) || read.problems.some(({ isBlocking }) => isBlocking)) continue
    const text = choices.map(({ raw }) => raw).join(' / ')
    read.problems.push(blocking('optionsUnclear', { text: text.slice(0, 60) }))
  }
}
