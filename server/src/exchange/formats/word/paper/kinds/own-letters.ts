import { cutLine, plainLine } from '../../line-text.ts'
import type { WordDraft } from '../question-draft.ts'

type Options = readonly WordDraft['options'][number][]

const own = /^\s*([A-Ja-j])\s?([.)])\s*(?=(\S))/u

/**
 * 'A. Huế' that the program has counted as 'A.' once more, or behind a box: the letter is no part of it; at one option
 * alone 'D. Huế' may be a name.
 */
export function withoutOwnLetters(options: Options): Options {
  if (options.length > 1 && options.every(isCircled))
    return options.map((option) => {
      const [first = [], ...others] = option.lines
      return { ...option, lines: [cutLine(first, circled.exec(plainLine(first))?.[0].length ?? 0), ...others] }
    })
  const signs = options.map((option) => ownLetter(option))
  const areAll = options.length > 1 && !signs.includes(null)
  return options.map((option, at) => {
    const sign = signs[at]
    const [first = [], ...others] = option.lines
    return sign && (areAll || (options.length > 1 && sign.isCertain))
      ? { ...option, lines: [cutLine(first, sign.length), ...others] }
      : option
  })
}

/** 'D. Huế' as the fourth option, where no other begins so and none with the first letter of a name. */
export function lettersKept(options: Options): string[] {
  const signs = options.map(ownLetter)
  if (options.length < 2 || !signs.includes(null)) return []
  const texts = options.map(({ lines: [first = []] }) => plainLine(first).trim())
  if (texts.some((text, at) => signs[at] === null && /^\p{Lu}\.\s?\p{Lu}/u.test(text))) return []
  return texts.filter((_, at) => signs[at]?.isParted === true && !signs[at].isCertain)
}

const circled = /^\s*([①-⑳])\s*(?=\S)/u

/** '② 100' as the second one: the number is its name as well. */
function isCircled({ lines: [first = []] }: WordDraft['options'][number], place: number): boolean {
  return circled.exec(plainLine(first))?.[1]?.codePointAt(0) === 0x2460 + place
}

function ownLetter({ letter, lines: [first = []] }: WordDraft['options'][number]) {
  const [label = '', sign = '', end = '', next = ''] = own.exec(plainLine(first)) ?? []
  // 'D.H. Lawrence' is a name, and so may be 'D. Lawrence'.
  const isParted = /\s$/u.test(label)
  return sign.toUpperCase() === letter
    ? { length: label.length, isParted, isCertain: end === ')' || (isParted && /[\p{Ll}\d]/u.test(next)) }
    : null
}
