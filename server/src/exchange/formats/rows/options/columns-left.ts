import { type Problem, blocking, problem } from '../../item.ts'
import { isNoteHead, isSourceHead, isTaughtHead } from '../heads/head-kinds.ts'
import { plainHead } from '../heads/header-words.ts'

/** What a row has in columns that are not kept, and the problem that tells it. */
export interface LeftCells {
  told: Problem
  cells: readonly { head: string; text: string; isBeside: boolean }[]
}

/** Nobody needs it to answer: what is written for teachers, where something is from, hints, and what it is in another language. */
export function isBesideHead(head: string): boolean {
  return (
    isNoteHead(head) ||
    isSourceHead(head) ||
    isTaughtHead(head) ||
    /^(?:hints?|goi y)\b|\blinks?\b|\b(?:explanations?|tips?|notes?|comments?|rationale|giai thich|ghi chu)$/.test(
      plainHead(head),
    )
  )
}

export function toldLeft(cells: LeftCells['cells']): LeftCells {
  const text = cells.map((cell) => cell.text).join(' / ')
  return { told: problem('wordingDropped', { text: text.slice(0, 200) }), cells }
}

const fewestRows = 10
const fewestOfMany = 30

/** A sentence where hardly any row has one, in a column that nobody understands, goes on with what is asked. */
function tellRare(rows: readonly { read: { problems: Problem[] }; left: readonly LeftCells[] }[]): void {
  if (rows.length < fewestOfMany) return
  const all = rows.flatMap(({ read, left }) =>
    left.flatMap(({ cells, told }) => cells.map((cell) => ({ ...cell, read, told }))),
  )
  for (const [head, same] of Map.groupBy(all, (cell) => cell.head)) {
    if (same.length * 50 > rows.length || isBesideHead(head)) continue
    for (const { text, read, told } of same)
      if (/[.?!。？！:：]\s*$/u.test(text) && !read.problems.some(({ isBlocking }) => isBlocking))
        read.problems = [
          ...read.problems.filter((one) => one !== told),
          blocking('wordingDropped', { text: text.slice(0, 200) }),
        ]
  }
}

/** What is left in nearly every row is told once, so that the notes of a question speak of that question. */
export function settleLeft(rows: readonly { read: { problems: Problem[] }; left: readonly LeftCells[] }[]): string[] {
  tellRare(rows)
  const heads = rows.flatMap(({ left }) => [
    ...new Set(left.flatMap(({ cells }) => cells.flatMap(({ head, isBeside }) => (isBeside ? [head] : [])))),
  ])
  const counts = Map.groupBy(heads, (head) => head)
  const usual = new Set([...counts].flatMap(([head, same]) => (same.length >= rows.length * 0.8 ? [head] : [])))
  if (rows.length < fewestRows || usual.size === 0) return []
  for (const { read, left } of rows)
    for (const { told, cells } of left) {
      const rest = cells.filter(({ head, isBeside }) => !isBeside || !usual.has(head))
      if (rest.length < cells.length)
        read.problems = read.problems.flatMap((one) =>
          one === told ? (rest.length === 0 ? [] : [toldLeft(rest).told]) : [one],
        )
    }
  return [...usual]
}
