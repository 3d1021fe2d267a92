import { labelledStart } from './beginnings.ts'
import { countedNames, nameInBrackets } from './counted-names.ts'
import { labelOf, questionStart } from './line-signs.ts'
import { optionsInside } from './option-signs.ts'

const option = /^\s*(?:[-*+•●▪]\s+)?\*{0,2}(?:[([]?[A-Da-dА-Га-г]\s*(?:[.):\]]|\/\s)\s*|[a-d]\s?,\s|[A-D]\s?[-–]\s)\S/u
/** A box of a list of tasks, or an option with the name of a field. */
const otherOption = /^\s*(?:[-*+]\s+\[[ xX]?\]\s+\S|\[[ xX]\]\s+\S|(?:option|choice)[\s_]?[a-d]\s*[:=]\s*\S)/iu
const answersInBraces = /(?<!\\)\{\s{0,20}(?:[=~]|#\s{0,20}[=~%\d.+-]|[tf]\s{0,20}#|\d{0,3}:[A-Z_]{2,20}:)/g
/** The T of a thread and the F of a force stand in the braces of a formula: '\vec{F}', '\frac{1}{T}', 'v_{T}'. */
const truthInBraces = /(?<!\\|\\[A-Za-z]{2,20}|[_^}])\{\s{0,20}(?:T|F|TRUE|FALSE|[Tt]rue|[Ff]alse)\s{0,20}[}#]/g
/** Empty ones stand behind a sentence; in a program they stand behind a name or its brackets. */
const emptyBraces =
  /(?:[.?!:…"”]|(?:^|\n)[^\n;=(){}]{0,300}\p{L}\p{M}?(?:\s[^\n;=(){}\s]{1,40}){4})\s{0,20}(?<!\\)\{\s{0,20}\}/gu

/** Braces in which answers stand. */
export function answersInGift(text: string): number {
  if (isLog(text)) return 0
  const answered = (text.match(answersInBraces)?.length ?? 0) + (text.match(truthInBraces)?.length ?? 0)
  // Beside answers they are what they are in this format, however short the text before them is.
  return answered + (text.match(answered > 0 ? /[^\\\s)]\s{0,20}\{\s{0,20}\}/g : emptyBraces)?.length ?? 0)
}

/** Most of its lines begin with a time. */
function isLog(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const timed = lines.filter((line) => /^\W{0,3}(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d|\s)/.test(line))
  return timed.length * 2 > lines.length
}

/** Most of its braces hold answers: those of a program hold its lines. */
export function isInBraces(text: string): boolean {
  const answers = answersInGift(text)
  return answers > 0 && answers * 2 >= (text.match(/(?<!\\)\{/g)?.length ?? 0)
}

/** Numbered questions with lettered options, typed without a program for texts; its formulas may have braces. */
export function isPaper(text: string): boolean {
  const lines = text.normalize('NFC').split('\n')
  const starts = startsIn(lines)
  const options = lines.filter((line) => option.test(line) || otherOption.test(line) || optionsInside(line).length > 0)
  const isSaid = options.length > 1 || areAnswered(lines, starts) || areNamed(lines)
  return starts > 0 && isSaid && answersInGift(text) < starts
}

/** Nothing to choose from, but below most of them stands what is to be typed. */
function areAnswered(lines: readonly string[], starts: number): boolean {
  const answers = lines.filter((line) => labelOf(line)?.kind === 'answer').length
  return answers > 1 && answers * 2 >= starts && answers <= starts
}

const fewestNamed = 3

/** 'Câu 1', 'Câu 2', 'Câu 3': whatever they ask, they are questions. */
function areNamed(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => questionStart(line, 'named')?.number ?? [])
  return numbers.length >= fewestNamed && numbers.slice(0, fewestNamed).every((number, at) => number === at + 1)
}

const numberBefore =
  /^\s{0,20}(?:#{1,6}\s{1,5})?\*{0,2}(?:(?:[([][^()[\]\n]{1,20}[)\]]\s{0,5})?(?:câu(?:\s+hỏi)?|bài|question|q)\s{0,5}\d{1,4}\s{0,5}\*{0,2}\s{0,5}(?:[([][^()[\]\n]{1,30}[)\]]\s{0,5}){0,2}(?:[.:)]|$)|\d{1,4}\s{0,5}[.:)]{1,2}(?:\s|$|(?=\p{L}))|(?:câu hỏi|question)\s{0,5}[:：]\s{0,5}[^\s"'`])/iu

/** Most of its questions have a number before them: a format without numbers would take it for what is asked. */
export function isNumberedPaper(text: string): boolean {
  const answers = text.match(/^\s{0,20}(?:answer|đáp án)\s{0,5}:/gimu)?.length ?? 0
  const starts = text
    .normalize('NFC')
    .split('\n')
    .filter((line) => numberBefore.test(line))
  const count = starts.length || countedNames(text.normalize('NFC').split('\n')).length
  return count * 2 >= Math.max(answers, 1) && isPaper(text)
}

/** 'question: "…",' is a line of a program. */
function isQuoted(line: string): boolean {
  return /^\s*\p{L}[\p{L}\s]{0,20}[:：]\s*["'`]/u.test(line)
}

function startsIn(lines: readonly string[]): number {
  const typed = lines.map((line) =>
    // '(B) 1. …': the key, or the place for it, stands before the number.
    line
      .replace(nameInBrackets, 'Câu $1. ')
      .replace(/^\s*(?:\([^()]{1,20}\)|\[[^[\]]{1,20}\])\s*(?=(?:câu|bài)\s{0,5}\d)/iu, '')
      .replace(/^\s*(?:[(（]\s{0,3}[A-J○×OX]?\s{0,3}[)）]\s{0,3}(?=\d)|(?:#{1,6}\s+|[-*+]\s+)?(?:\*\*)?)/u, ''),
  )
  const starts = typed.filter(
    (line) =>
      questionStart(line, 'named') ??
      questionStart(line, 'numbered') ??
      (isQuoted(line) ? null : labelledStart(line, 0)),
  ).length
  if (starts > 0) return starts
  // The word before their numbers may be any, and a number may have a line of its own.
  return countedNames(typed).length || lines.filter((line) => /^\s*\d{1,3}\s*$/u.test(line)).length
}
