import { cutLine, doubtedLine, isEmptyLine, plainLine, textLine, trimLine } from '../../line-text.ts'
import { type SignedOption, type SignedQuestion, inBlocks } from './blocks/blocked-lines.ts'
import { belowPlusses } from './answers/plussed-lines.ts'
import { belowStars } from './answers/starred-lines.ts'
import { inCountedBlocks } from './blocks/counted-blocks.ts'
import { inEqualGroups } from './blocks/equal-groups.ts'
import { withRightRepeated } from './blocks/repeated-options.ts'
import { anyStart, guard } from '../../signs/line-signs.ts'
import { isHeadingAbroad } from '../../signs/headings-abroad.ts'
import { letterBefore } from '../../signs/option-letters.ts'
import { letters } from '../../signs/option-signs.ts'
import { tellingLooks } from '../settled-keys.ts'
import type { Line, Piece, WordBlock } from '../../word-file.ts'
import { newOption } from '../question-draft.ts'

const fewest = 2
const fewestPlusses = 4

/**
 * What some programs for tests want: a sign before what is asked, '-' or '=' before an option and '+' before the right one;
 * or rules of '=' between options and of '+' between questions, and '#' before the right one. A sign alone says little,
 * so the whole file has this shape, or it is read as any other.
 */
export function withSignedLines(blocks: readonly WordBlock[]): readonly WordBlock[] {
  // Who made the test and who allowed it often stands in a table above it.
  const last = blocks.findLastIndex(({ kind }) => kind === 'table') + 1
  const from = last * 4 < blocks.length ? last : 0
  const questions = signedQuestions(blocks.slice(from))
  return questions ? [...blocks.slice(0, from), ...questions.flatMap(typedAgain)] : blocks
}

/** The same where numbers count the questions and '+' stands among '-': before any other rule takes a '-' for a point. */
export function withPlussesStarred(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [trimLine(block.line)] : []))
  const plusses = lines.filter((line) => /^\+{1,3}\s*[^\s+\d]/u.test(plainLine(line))).length
  const starts = lines.filter((line) => anyStart(plainLine(line)) !== null).length
  if (plusses < fewestPlusses || plusses * 2 < starts || lines.length < blocks.length) return blocks
  const questions = behindSigns(lines.filter((line) => !isEmptyLine(line)))
  const whole = questions?.filter(isWhole).length ?? 0
  return questions && whole * 10 >= questions.length * 9 ? withOwnNumbers(questions).flatMap(typedAgain) : blocks
}

/** Part of a longer paper begins with any number. */
function withOwnNumbers(questions: readonly SignedQuestion[]): SignedQuestion[] {
  const starts = questions.map(({ asked: [first = []] }) => anyStart(plainLine(first)))
  const areRising = starts.every((start, at) => start !== null && start.number > (starts[at - 1]?.number ?? 0))
  return questions.map((question, at) => {
    const { number = 0, at: from = 0 } = starts[at] ?? {}
    const [first = [], ...others] = question.asked
    return areRising ? { ...question, number, asked: [cutLine(first, from), ...others] } : question
  })
}

/** A sign before every line, or rules between them; of what was looked at the last question may be cut. */
export function isSigned(text: string): boolean {
  const lines = text.split('\n')
  const typed = lines.map((own): Line => [{ kind: 'text', text: own.trim(), look: {} }])
  if (inCountedBlocks(typed, true) ?? inEqualGroups(typed, true)) return true
  const blocks = typed.map((line): WordBlock => ({ kind: 'line', line }))
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
  const whole = questions?.filter(isWhole).length ?? 0
  // Where nearly all have this shape, the others are asked.
  return questions && whole >= fewest && whole * 10 >= questions.length * 9
    ? questions
    : (inCountedBlocks(typed) ??
        inEqualGroups(typed) ??
        belowPlusses(typed) ??
        belowStars(typed) ??
        withRightRepeated(typed) ??
        inBlocks(typed))
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

const askedSigns = ['?', '*', '#', '!', '@', '$', '&'] as const
const optionSign = /^(\+{1,3}|[-–=*])\s*(?=[^\s+=*])/u

/** Behind a sign, or behind a number, which is taken off where the questions are counted again. */
function askedAt(text: string, sign: string): number | undefined {
  const start = anyStart(text)
  if (sign !== '' && text.startsWith(sign)) return /^.\s*(?:\d{1,4}[.)]?\s*(?=\p{L}|$))?/u.exec(text)?.[0].length ?? 1
  return start ? 0 : undefined
}

/** The sign below which most options begin; none where numbers stand there instead. */
function askedSignIn(texts: readonly string[]): string {
  const counts = askedSigns.map((sign) => {
    const isOption = (text: string): boolean => !text.startsWith(sign) && optionSign.test(text)
    return texts.filter((text, at) => text.startsWith(sign) && isOption(texts[at + 1] ?? '')).length
  })
  const most = Math.max(...counts)
  return most < fewest ? '' : (askedSigns[counts.indexOf(most)] ?? '')
}

function behindSigns(lines: readonly Line[]): SignedQuestion[] | null {
  const texts = lines.map(plainLine)
  const mark = askedSignIn(texts)
  const from = texts.findIndex((text) => askedAt(text, mark) !== undefined)
  const typed: SignedQuestion[] = []
  const wrong = new Set<string>()
  const doubtful = new Set<SignedQuestion>()
  let above: Line[] = []
  for (const line of from === -1 ? [] : lines.slice(from)) {
    const text = plainLine(line)
    const sign = mark !== '' && text.startsWith(mark) ? undefined : optionSign.exec(text)
    const asked = sign ? undefined : askedAt(text, mark)
    const last = typed.at(-1)
    if (asked !== undefined) {
      typed.push({ asked: [cutLine(line, asked)], options: [], above })
      above = []
    } else if (!sign && isHeadingAbroad(text)) above.push(line)
    else if (sign) {
      const isRight = sign[1]?.startsWith('+') ?? false
      if (!isRight) wrong.add(sign[1] ?? '')
      last?.options.push({ lines: [cutLine(line, sign[0].length)], isRight })
    } else if (last) {
      // Behind options a line without a sign may as well be the next question.
      if (last.options.length > 0) doubtful.add(last)
      ;(last.options.at(-1)?.lines ?? last.asked).push(last.options.length > 0 ? doubtedLine(line) : line)
    }
  }
  const isMarked = typed.some(({ options }) => options.some(({ isRight }) => isRight))
  const questions = wrong.has('*') && !isMarked ? typed.map(shown) : typed
  // Beside '-' a '=' may as well be the right one.
  if (wrong.size !== 1 || doubtful.size * 5 > typed.length || !areSigns(questions)) return null
  return questions.map((question, at) => ({
    ...(isOne(question) ? question : withoutKey(question)),
    above: at === 0 ? lines.slice(0, from) : (typed[at]?.above ?? []),
  }))
}

/** Nobody wrote a '+', but a look tells which one is right. */
function shown({ asked, options }: SignedQuestion): SignedQuestion {
  const known = options.map(({ lines }, at) => newOption(lines, at))
  const looks = tellingLooks(known).filter(({ feature }) => feature === 'highlight' || feature === 'color')
  const isRight = (letter: string): boolean => looks.length === 1 && (looks[0]?.keys.has(letter) ?? false)
  return { asked, options: known.map(({ lines, letter }) => ({ lines, isRight: isRight(letter) })) }
}

function withoutKey({ asked, options }: SignedQuestion): SignedQuestion {
  return { asked, options: options.map(({ lines }) => ({ lines, isRight: false })) }
}

function isNumeric({ options }: SignedQuestion): boolean {
  return options.some(({ lines: [first = []] }) => /^\d/u.test(plainLine(first)))
}

/** Of numbers one is right. */
function isOne(question: SignedQuestion): boolean {
  return !isNumeric(question) || question.options.filter(({ isRight }) => isRight).length === 1
}

/** '-5' and '+5' may be numbers: most have words behind their signs, and of numbers one is right. */
function areSigns(questions: readonly SignedQuestion[]): boolean {
  const odd = questions.filter((question) => !isOne(question)).length
  return odd * 20 <= questions.length && questions.filter(isNumeric).length * 2 < questions.length
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
function typedAgain(
  { asked, options, above = [], number, topic = '', said = '' }: SignedQuestion,
  place: number,
): WordBlock[] {
  const isLettered = options.every(({ lines: [first = []] }, at) => ownLetter(first, at) > 0)
  return [
    ...above.map((line): WordBlock => ({ kind: 'line', line })),
    ...labelled(asked, `Câu ${number ?? place + 1}. `, numberBefore(asked[0] ?? [], place)),
    ...options.flatMap(({ lines, isRight }, at) =>
      labelled(lines, `${isRight ? '*' : ''}${letters[at]}. `, isLettered ? ownLetter(lines[0] ?? [], at) : 0),
    ),
    ...fieldOf('Đáp án', said),
    ...fieldOf('Thẻ', topic),
  ]
}

function fieldOf(name: string, value: string): WordBlock[] {
  return value === '' ? [] : [{ kind: 'line', line: textLine(`${name}: ${value}`) }]
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
  const start = anyStart(text)
  return start?.number === place + 1 ? start.at : 0
}

function ownLetter(line: Line, place: number): number {
  const found = letterBefore(plainLine(line))
  return found && !found.isAlone && found.letter.toUpperCase() === letters[place] ? found.at : 0
}
