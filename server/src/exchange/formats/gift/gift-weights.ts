import type { Item, Problem } from '../../item.ts'
import { splitOnce } from './gift-syntax.ts'

/** What the readers of answers share. */
export interface GiftReading {
  item: Item
  problems: Problem[]
  /** A text of the file in HTML. */
  rich(text: string): string
}

export interface WeightedPart {
  sign: '=' | '~'
  /** As it stands in the file, without its weight and its note. */
  text: string
  note: string
  /** In percent. */
  share: number
  hasWeight: boolean
}

/** 'C#', 'F#': names that end with the sign. */
const sharp = /(?:^|[\s/(,])\p{Lu}$/u

/** 'C# and Java': what looks like a note may be the rest of an answer. */
export const cutAtSharp = /(?:^|[\s/(,%])\p{Lu}#(?=[\s.,;/)]|\p{Ll})\s*\S/u

/** '~%50%half#a note' as what it says. */
export function weighted({ sign, text }: { sign: '=' | '~'; text: string }): WeightedPart {
  const weight = /^%\s*(-?\d{1,3}(?:[.,]\d{0,10})?)\s*%/.exec(text)
  const [said, note] = splitOnce(weight ? text.slice(weight[0].length) : text, '#')
  const share = weight ? Number((weight[1] ?? '').replace(',', '.')) : sign === '=' ? 100 : 0
  const isName = note?.trim() === '' && sharp.test(said)
  return {
    sign,
    text: said.trim() + (isName ? '\\#' : ''),
    note: note?.trim() ?? '',
    share,
    hasWeight: weight !== null,
  }
}
