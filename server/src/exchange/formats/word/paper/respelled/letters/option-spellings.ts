import { saysOther } from '../keys/key-words.ts'
import { lettersIn } from '../../../signs/key-signs.ts'
import { letterOnLine } from '../../../signs/option-letters.ts'
import { labelOf } from '../../../signs/line-signs.ts'
import { letters, optionStarts } from '../../../signs/option-signs.ts'

/** How the options of a file begin that have the right one in a line below them, and what such a line looks like. */
export interface Spelling {
  /** How many options begin in this line, where so many stand above it. */
  starts(text: string, above: number): number
  /** Where the text of the only one begins; null where its letter stands there as readers expect it. */
  textAt(text: string): number | null
  /** Which one is right, or which are, if this line says it. */
  keyIn(text: string): string | null
  /** An option may go on in the next line: what ends it is said in words. */
  isKeyNamed: boolean
  /** Numbers before them, and a number as the key. */
  isCounted?: boolean
  /** Letters that nothing else begins with: an option may go on right below, and a few questions may have no key. */
  isUsual?: boolean
}

const spaced = letters.map((letter) => new RegExp(String.raw`^\s*${letter}\s+(?=\S)`, 'u'))
const counted = letters.map((_, at) => new RegExp(String.raw`^\s*${at + 1}\s*[.)]\s*(?=\S)`, 'u'))
const inWords = /^\s*(\p{L}[\p{L}\p{M}_. -]{2,30}?)[\s:=-]+[([]?([A-Ja-j])[)\].]?\s*$/u
/** 'Level B' below a question says something else. */
const ofKeys =
  /answer|(?:^|[\s_.-])ans(?:$|[\s_.-])|correct|right|key|solution|respuesta|respost|rispost|gabarito|r[ée]ponse|antwort|đáp[\s_]?án|đúng|dap[\s_]?an|dung|ответ|відповідь|cevap|jawaban/iu
const fewest = 3

/** The ways that lines of a file may be meant, the usual one first. */
export function spellingsIn(texts: readonly string[]): Spelling[] {
  const lettered = (text: string, above: number): number => optionStarts(text, above).length
  const bare = (text: string, above: number): number => (spaced[above]?.test(text) ? 1 : 0)
  const numbered = (text: string, above: number): number => (counted[above]?.test(text) ? 1 : 0)
  const behindLetter = (text: string): number => /^\s*\S\s+/u.exec(text)?.[0].length ?? 0
  const behindNumber = (text: string): number => /^\s*\d+\s*[.)]\s*/u.exec(text)?.[0].length ?? 0
  const word = wordBeforeKeys(texts)
  const named = (text: string): string | null => {
    const [, own = '', letter = ''] = inWords.exec(text) ?? []
    return own.toLowerCase() === word ? letter.toUpperCase() : null
  }
  const numberOnLine = (text: string): string | null => letters[Number(/^\s*([1-9])\s*$/u.exec(text)?.[1]) - 1] ?? null
  return [
    { starts: lettered, textAt: () => null, keyIn: lettersOnLine, isKeyNamed: false, isUsual: true },
    { starts: bare, textAt: behindLetter, keyIn: letterOnLine, isKeyNamed: false },
    { starts: numbered, textAt: behindNumber, keyIn: numberOnLine, isKeyNamed: false, isCounted: true },
    ...(word === null
      ? []
      : [
          { starts: lettered, textAt: () => null, keyIn: named, isKeyNamed: true },
          { starts: bare, textAt: behindLetter, keyIn: named, isKeyNamed: true },
        ]),
  ]
}

/** 'B', or 'A, B, D' where several are right. */
function lettersOnLine(text: string): string | null {
  return letterOnLine(text) ?? (severalLetters.test(text) ? (lettersIn(text)?.join(', ') ?? null) : null)
}

const severalLetters = /^\s*[A-J](?:\s?[,;&]?\s?[A-J])+\s*\.?\s*$/u

/** The word for a key that stands before a letter in so many lines, spelled as no label is. */
function wordBeforeKeys(texts: readonly string[]): string | null {
  const found = texts.flatMap((text) => (labelOf(text) ? [] : (inWords.exec(text)?.[1]?.toLowerCase() ?? [])))
  const words = found.filter((word) => ofKeys.test(word) && !saysOther(word))
  const [most] = [...Map.groupBy(words, (word) => word)].toSorted(([, one], [, other]) => other.length - one.length)
  return most && most[1].length >= fewest ? most[0] : null
}
