import { isBlank } from '../rich-text.ts'
import type { AnswerDraft, AskedOption, Given, GivenParts } from './question-type.ts'

/** What types share whose questions have parts instead of answers. */
export const withoutAnswers = {
  texts: 'fixed',
  minimumAnswers: 0,
  maximumAnswers: 0,
  defaultAnswers: (): AnswerDraft[] => [],
  normalise: (): AnswerDraft[] => [],
  problemOf: () => null,
  mark: (answers: readonly AnswerDraft[]): AnswerDraft[] => [...answers],
} as const

/** What was given part by part; nothing when it was given in another form. */
export function partsGiven(given: Given): GivenParts {
  return given === null || typeof given === 'string' || isList(given) ? {} : given
}

export function isList(given: NonNullable<Given>): given is readonly string[] {
  return Array.isArray(given)
}

/** What stands in the order of the paper. Without one, any but the author's: that may be the solution. */
export function inOrder(options: readonly AskedOption[], order: readonly number[]): AskedOption[] {
  const ordered = order.flatMap((place) => options[place] ?? [])
  if (ordered.length === options.length) return ordered
  return options.toSorted((one, other) => (one._id < other._id ? -1 : 1))
}

/** Whether two of them would look the same to a student. */
export function repeats(texts: readonly string[]): boolean {
  return new Set(texts.map(shownAs)).size < texts.length
}

/** What a student sees of a text: a power is not the same as a digit, but a paragraph around it changes nothing. */
export function shownAs(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|div|br)(?:\s[^<>]*)?>/gi, ' ')
    .replaceAll(/&nbsp;|[\s\u00a0]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** The same where it matters in which lines it stands. */
export function shownInLines(html: string): string {
  const lines = html.split(/<\/?(?:p|div|br)(?:\s[^<>]*)?\/?>/iu).map(shownAs)
  return lines.filter((line) => line !== '').join('\n')
}

/** How many of them are right, of all. */
export function shareOf(judged: Readonly<Record<string, boolean>>): number {
  const all = Object.values(judged)
  return all.length === 0 ? 0 : all.filter(Boolean).length / all.length
}

export function isWritten(html: string): boolean {
  return !isBlank(html)
}
