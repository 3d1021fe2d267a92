import { questionStart } from '../word/signs/line-signs.ts'
import { optionsInside } from '../word/signs/option-signs.ts'

const option = /^\s*\*?[([]?[A-Da-d]\s*[.):\]]\s*\S/u
const answersInBraces = /(?<!\\)\{\s{0,20}(?:[=~#}]|(?:T|F|TRUE|FALSE)\s{0,20}[}#]|\d{0,3}:[A-Z_]{2,20}:)/g

/** Braces in which answers stand. */
export function answersInGift(text: string): number {
  return text.match(answersInBraces)?.length ?? 0
}

/** Numbered questions with lettered options, typed without a program for texts; its formulas may have braces. */
export function isPaper(text: string): boolean {
  const lines = text.normalize('NFC').split('\n')
  const starts = startsIn(lines)
  const options = lines.filter((line) => option.test(line) || optionsInside(line).length > 0)
  return starts > 0 && options.length > 1 && answersInGift(text) < starts
}

/** Most of its questions have a number: a format without numbers would read them as part of what is asked. */
export function isNumberedPaper(text: string): boolean {
  const answers = text.match(/^\s{0,20}(?:answer|đáp án)\s{0,5}:/gimu)?.length ?? 0
  return isPaper(text) && startsIn(text.normalize('NFC').split('\n')) * 2 >= answers
}

function startsIn(lines: readonly string[]): number {
  return lines.filter((line) => questionStart(line, 'named') ?? questionStart(line, 'numbered')).length
}
