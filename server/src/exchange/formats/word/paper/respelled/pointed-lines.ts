import { mostOften } from '../../../counting/most-often.ts'

/** A point of a list, as notes are typed. */
export const point = /^\s{0,3}[-*+]\s+(?=\S)/u
/** Whoever types letters needs no points. */
export const lettered = /^\s*(?:[-*+]\s+)?(?:\*\*)?\(?[A-Da-d]\s*[.)]\s/u

/** Of the beginning of a text the last question may be cut. */
export function toLastPoint(text: string): string[] {
  const lines = text.split('\n')
  return lines.slice(0, lines.findLastIndex((line) => point.test(line)) + 1)
}

/** A point inside of one, in a list that is shorter than others: two of them stand together. */
export function areTogether(lists: readonly (readonly string[])[]): boolean {
  const usual = mostOften(lists.map(({ length }) => length))
  return lists.some((own) => own.length < usual && own.some((text) => /\S\s[-*+]\s\S/u.test(text)))
}
