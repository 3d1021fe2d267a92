import { textOf } from '@lms/contracts/rich-text.ts'
import type { ReadItem } from '../../item.ts'
import { lettersOf } from '../../word/origin/file-lines.ts'

/** What the file shows of a question that is kept out: the line that asks, and those below it or below its options. */
export interface OwnParts {
  one: ReadItem
  asked: string
  below: readonly string[]
  options: ReadonlySet<string>
}

/** So many letters tell a line. */
const longestSign = 20

/** Null where its lines are not found again. */
export function ownParts(one: ReadItem): OwnParts | null {
  const lines = (one.source ?? '').split('\n').filter((line) => line.trim() !== '')
  const letters = lines.map(lettersOf)
  const all = letters.join('')
  // What is asked may go on in the next line.
  const find = (text: string, from: number): number => {
    const sign = lettersOf(text).slice(0, longestSign)
    const at = sign === '' ? -1 : all.indexOf(sign, letters.slice(0, from).join('').length)
    if (at === -1) return -1
    let end = 0
    return letters.findIndex((own) => (end += own.length) > at)
  }
  const asked = find(one.item.title.replace(/…$/u, ''), 0)
  if (asked === -1) return null
  const options = one.item.answers.map(({ text }) => textOf(text).trim())
  const last = options.length === 0 ? asked : find(options.at(-1) ?? '', asked)
  if (last === -1) return null
  return {
    one,
    asked: lines[asked] ?? '',
    below: lines.slice(last + 1).map((line) => line.trim()),
    // What stands below the last option is a part of it here; in its own line only its letter is more.
    options: new Set([...options.map(lettersOf), ...(options.length > 0 ? [(letters[last] ?? '').slice(1)] : [])]),
  }
}
