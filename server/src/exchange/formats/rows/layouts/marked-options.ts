import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { echoShare, shapeOf } from '../column-shapes.ts'
import { plainHead } from '../heads/header-words.ts'

const ofOneOption =
  /^(?:fraction|weight|grade|score|ty le|phan tram|(?:is )?(?:correct|right|true)|(?:la )?(?:dap an )?dung)(?: ?\d{1,2})?$/

/** Columns right behind an option that say of it alone what it counts, or that it is right. Behind one alone stands something else. */
export function marksBehind(
  heads: readonly string[],
  roles: readonly (ColumnRole | null)[],
): { column: number; option: AnswerLetter }[] {
  const found = heads.flatMap((head, column) => {
    const option = answerLetters.find((letter) => letter === roles[column - 1])
    return option !== undefined && ofOneOption.test(plainHead(head)) ? [{ column, option }] : []
  })
  // The key of a second table beside the first stands behind the same letter.
  const isOneEach = new Set(found.map(({ option }) => option)).size === found.length
  return found.length > 1 && isOneEach ? found : []
}

/** 'Đáp án đúng' before 'Đáp án 2' and 'Đáp án 3': it is the first of them, and the others are wrong. */
export function wrongBehindRight(sample: readonly Row[], roles: readonly (ColumnRole | null)[]): number[] {
  const key = roles.indexOf('correct')
  const others = roles.flatMap((role, column) => (answerLetters.some((letter) => letter === role) ? [column] : []))
  if (key === -1 || key !== roles.lastIndexOf('correct') || roles[key + 1] !== 'B' || roles.includes('A')) return []
  const { letters, numbers } = shapeOf(sample, key)
  const isText = letters < 0.5 && (numbers < 0.5 || others.every((column) => shapeOf(sample, column).numbers > 0.5))
  return isText && others.length > 1 && echoShare(sample, key, others) === 0 ? others : []
}
