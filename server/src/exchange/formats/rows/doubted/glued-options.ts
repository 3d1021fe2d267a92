import { blocking } from '../../item.ts'
import { mostOften } from '../../counting/most-often.ts'
import type { ReadRow } from '../row-question.ts'

const fewestRows = 3

/**
 * 'C. cá' and 'chim' below it, where all other cells offer four: the last line may be an option that lost its letter, or
 * the end of the one above it.
 */
export function settleGlued(rows: readonly ReadRow[]): void {
  const parted = rows.filter(({ read }) => read.reasons?.some(({ code }) => code === 'optionsFromCell') === true)
  const usual = mostOften(parted.map(({ choices }) => choices.length))
  const like = parted.filter(({ choices }) => choices.length === usual)
  if (like.length < fewestRows || like.length * 2 < parted.length) return
  for (const { read, choices } of parted) {
    if (choices.length === 0 || choices.length >= usual) continue
    const glued = choices.find(({ raw }) => raw.trim().includes('\n'))
    if (glued && !read.problems.some(({ isBlocking }) => isBlocking))
      read.problems.push(blocking('textBelow', { text: (glued.raw.trim().split('\n').at(-1) ?? '').slice(0, 60) }))
  }
}
