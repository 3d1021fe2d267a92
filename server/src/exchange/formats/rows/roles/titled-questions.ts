import type { ColumnRole } from '@lms/contracts/exchange/reading.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { type Problem, blocking } from '../../item.ts'
import { isProse, shapeOf } from '../column-shapes.ts'
import type { HeadMeaning } from '../heads/header-words.ts'
import { type Claims, placeOf } from './claims.ts'

/**
 * What is asked stands in every row, and what it is about only in some: sentences under 'title', all different, ask
 * where the column that is called the question is mostly empty, or never asks anything.
 */
export function settleTitled({ sample, roles, columnsOf, set }: Claims): void {
  const [title, ...titles] = columnsOf('title')
  const [asked, ...others] = columnsOf('content')
  if (title === undefined || asked === undefined || titles.length + others.length > 0) return
  if (!roles.some((role) => role === 'options' || placeOf(role) !== -1)) return
  const [named, told] = [shapeOf(sample, title), shapeOf(sample, asked)]
  if (named.filled < 0.8 || !isProse(sample, title)) return
  if (told.filled >= 0.5 && !(named.questionMarks > 0.8 && told.questionMarks < 0.2)) return
  set(asked, null)
  set(title, 'content')
}

/** The column that is called the question where another one asks. */
export function casesBeside(
  meanings: readonly (HeadMeaning | null)[],
  roles: readonly (ColumnRole | null)[],
): number[] {
  if (meanings[roles.indexOf('content')] !== 'title') return []
  return meanings.flatMap((meaning, column) => (meaning === 'content' && roles[column] === null ? [column] : []))
}

const shortestCase = 40

/** A text that only tells something below a name that is a sentence: the name may be what is asked of it. */
export function askedByTitle(title: string, content: string, offered: number): Problem[] {
  const isSentence = /\S(?:\s+\S+){3}|[\p{sc=Han}\d、，（）()]{8}/u.test(title)
  const isTold = content.length >= Math.max(shortestCase, title.length) && /[.。]["'”’]?$/.test(content.trim())
  const hasGap = /_{2,}|\.{3}|…|[(（[]\s*[)）\]]|\?|？/u.test(content)
  const isAgain = foldText(content).includes(foldText(title).replace(/[.…]+$/, ''))
  return offered > 2 && isSentence && isTold && !hasGap && !isAgain
    ? [blocking('wordingDropped', { text: title.slice(0, 200) })]
    : []
}
