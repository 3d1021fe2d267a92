import { isEmptyLine, cutLine, plainLine, trimLine } from '../../line-text.ts'
import { type SignedOption, type SignedQuestion, inBlocks } from './blocked-lines.ts'
import { guard, questionStart } from '../../signs/line-signs.ts'
import { letters } from '../../signs/option-signs.ts'
import type { Line, Piece, WordBlock } from '../../word-file.ts'

const fewest = 2

/**
 * What some programs for tests want: '?' before what is asked, '-' or '=' before an option and '+' before the right one;
 * or rules of '=' between options and of '+' between questions, and '#' before the right one. A sign alone says little,
 * so the whole file has this shape, or it is read as any other.
 */
export function withSignedLines(blocks: readonly WordBlock[]): readonly WordBlock[] {
  return signedQuestions(blocks)?.flatMap(typedAgain) ?? blocks
}

/** A sign before every line, or rules between them; of what was looked at the last question may be cut. */
export function isSigned(text: string): boolean {
  const lines = text.split('\n')
  const blocks = lines.map((own): WordBlock => ({ kind: 'line', line: [{ kind: 'text', text: own.trim(), look: {} }] }))
  const last = lines.findLastIndex((line) => /^\s*(?:\?|\+{3,}\s*$|$)/u.test(line))
  return (signedQuestions(blocks) ?? (last < 1 ? null : signedQuestions(blocks.slice(0, last)))) !== null
}

export function signedQuestions(blocks: readonly WordBlock[]): SignedQuestion[] | null {
  const typed: Line[] = []
  for (const block of blocks) {
    if (block.kind === 'table') return null
    typed.push(block.line)
  }
  const lines = typed.filter((line) => !isEmptyLine(line)).map(trimLine)
  const questions = behindSigns(lines) ?? betweenRules(lines)
  return questions && questions.length >= fewest && questions.every(isWhole) ? questions : inBlocks(typed)
}

function isWhole({ asked, options }: SignedQuestion): boolean {
  const right = options.filter(({ isRight }) => isRight).length
  return (
    asked.length > 0 &&
    options.length > 1 &&
    options.length <= letters.length &&
    options.every(({ lines }) => lines.length > 0) &&
    right > 0 &&
    right < options.length
  )
}

const askedSign = /^\?\s*(?=[^\s?])/u
const optionSign = /^(?:(\+{1,3}|[-–])|(=))\s*(?=[^\s+=])/u

/** Behind a question mark, or behind a number, which is taken off where the questions are counted again. */
function askedAt(text: string): number | undefined {
  const start = questionStart(text, 'named') ?? questionStart(text, 'numbered')
  return askedSign.exec(text)?.[0].length ?? (start ? 0 : undefined)
}

function behindSigns(lines: readonly Line[]): SignedQuestion[] | null {
  const questions: SignedQuestion[] = []
  const wrong = new Set<string>()
  for (const line of lines) {
    const text = plainLine(line)
    const option = optionSign.exec(text)
    const asked = option ? undefined : askedAt(text)
    const sign = option?.[1] ?? option?.[2] ?? ''
    if (asked !== undefined) questions.push({ asked: [cutLine(line, asked)], options: [] })
    else if (option) {
      const isRight = sign.startsWith('+')
      if (!isRight) wrong.add(sign)
      questions.at(-1)?.options.push({ lines: [cutLine(line, option[0].length)], isRight })
    }
    if ((asked === undefined && !option) || questions.length === 0) return null
  }
  // Beside '-' a '=' may as well be the right one.
  return wrong.size === 1 && areSigns(questions) ? questions : null
}

/** '-5' and '+5' may be numbers: most have words behind their signs, and of numbers one is right. */
function areSigns(questions: readonly SignedQuestion[]): boolean {
  const numbers = questions.filter(({ options }) =>
    options.some(({ lines: [first = []] }) => /^\d/u.test(plainLine(first))),
  )
  const isOneRight = numbers.every(({ options }) => options.filter(({ isRight }) => isRight).length === 1)
  return isOneRight && numbers.length * 2 < questions.length
}

const between = { questions: /^\+{3,}$/u, options: /^={3,}$/u }
const rightSign = /^#\s*(?=\S)/u

function betweenRules(lines: readonly Line[]): SignedQuestion[] | null {
  if (!lines.some((line) => between.questions.test(plainLine(line)))) return null
  return partsAt(lines, between.questions)
    .filter(({ length }) => length > 0)
    .map((own) => {
      const [asked = [], ...options] = partsAt(own, between.options)
      return { asked, options: options.map(optionBehindRule) }
    })
}

function optionBehindRule([first = [], ...others]: readonly Line[]): SignedOption {
  const sign = rightSign.exec(plainLine(first))?.[0].length ?? 0
  const lines = [cutLine(first, sign), ...others].filter((line) => !isEmptyLine(line))
  return { lines, isRight: sign > 0 }
}

function partsAt(lines: readonly Line[], rule: RegExp): Line[][] {
  const parts: Line[][] = [[]]
  for (const line of lines) {
    if (rule.test(plainLine(line))) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts
}

/** With the labels that readers expect; one that was there says the same and is not said twice. */
function typedAgain({ asked, options, above = [] }: SignedQuestion, place: number): WordBlock[] {
  const isLettered = options.every(({ lines: [first = []] }, at) => letterBefore(first, at) > 0)
  return [
    ...above.map((line): WordBlock => ({ kind: 'line', line })),
    ...labelled(asked, `Câu ${place + 1}. `, numberBefore(asked[0] ?? [], place)),
    ...options.flatMap(({ lines, isRight }, at) =>
      labelled(lines, `${isRight ? '*' : ''}${letters[at]}. `, isLettered ? letterBefore(lines[0] ?? [], at) : 0),
    ),
  ]
}

function labelled([first = [], ...others]: readonly Line[], label: string, from: number): WordBlock[] {
  return [cutLine(first, from), ...others].map((own, at) => ({
    kind: 'line',
    line: [{ kind: 'text', text: at === 0 ? label : guard, look: {} }, ...own.map(guarded)],
  }))
}

/** What is said has no labels of its own: where it begins and ends is known. */
function guarded(piece: Piece): Piece {
  return piece.kind === 'text'
    ? { ...piece, text: piece.text.replaceAll(/([A-Ta-t])(?=\s*[.)\]、．])/g, `$1${guard}`) }
    : piece
}

function numberBefore(line: Line, place: number): number {
  const text = plainLine(line)
  const start = questionStart(text, 'named') ?? questionStart(text, 'numbered')
  return start?.number === place + 1 ? start.at : 0
}

function letterBefore(line: Line, at: number): number {
  const found = /^\(?([A-J])\s*[.)]\s*(?=\S)/iu.exec(plainLine(line))
  return found?.[1]?.toUpperCase() === letters[at] ? (found?.[0].length ?? 0) : 0
}
