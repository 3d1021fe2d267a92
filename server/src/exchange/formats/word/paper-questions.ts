import { textOf } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, titleFrom } from '../item.ts'
import { outlinedQuestions } from './outline/outlined-questions.ts'
import { withCopiedOptions } from './paper/respelled/copied-options.ts'
import { numberedQuestions } from './paper/word-questions.ts'
import type { WordBlock } from './word-file.ts'

/**
 * A paper is read question by question, and where that leaves some of them out also as an outline beside that of its
 * list of keys. Whichever takes more is believed.
 */
export function questionsIn(typed: readonly WordBlock[], pictureName: (part: string) => string): ReadItem[] {
  const blocks = withCopiedOptions(typed)
  const numbered = numberedQuestions(blocks, pictureName)
  const outlined = outlinedQuestions(blocks, pictureName) ?? []
  const more = count(outlined) - count(numbered)
  const isMore = more > 0 || (more === 0 && outlined.length > 0 && outlined.length < numbered.length)
  return isMore ? withoutConflicts(outlined, numbered) : numbered
}

/** Both saw the same options, and another key: somebody has to look. */
function withoutConflicts(items: ReadItem[], others: readonly ReadItem[]): ReadItem[] {
  const found = Map.groupBy(others.filter(isTaken), optionsOf)
  // Statements below one text look alike.
  const keys = new Map(
    [...found].flatMap(([name, [one, ...more]]) => (one && more.length === 0 ? [[name, keyOf(one)]] : [])),
  )
  for (const one of items) {
    const other = keys.get(optionsOf(one))
    if (one.item.answers.length > 1 && isTaken(one) && other !== undefined && other !== keyOf(one))
      one.problems.push(blocking('keyConflict', { answers: [keyOf(one), other].join(' / ').slice(0, 100) }))
  }
  return items
}

const optionsOf = ({ item }: ReadItem): string =>
  [titleFrom(item.content), ...item.answers.map(({ text }) => text)].join('\n')

const keyOf = ({ item }: ReadItem): string =>
  item.answers.flatMap(({ isCorrect, text }) => (isCorrect ? [textOf(text)] : [])).join(', ')

function isTaken({ problems }: ReadItem): boolean {
  return !problems.some(({ isBlocking }) => isBlocking)
}

/** Parts of one question are one. */
function count(items: readonly ReadItem[]): number {
  const names = items.filter(isTaken).map(({ place }) => place.replace(/[a-z]{1,3}$/u, ''))
  return names.filter((name, at) => name !== names[at - 1]).length
}
