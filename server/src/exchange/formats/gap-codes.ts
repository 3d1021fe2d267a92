import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import type { GapKind, PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type Problem, blocking, noteOnce, problem } from '../item.ts'
import type { MoodleReading } from './moodle/moodle-parts.ts'
import { fullyRight, hasWildcard, sayDropped, sayStars } from './part-marks.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'

/** Gaps inside the text, as Moodle writes them: {1:SHORTANSWER:=Hà Nội~%50%Huế#gần đúng} */

type Gap = NonNullable<PartsDraft['gaps']>[number]

const kinds: Readonly<Record<string, GapKind>> = {
  SHORTANSWER: 'text',
  SHORTANSWER_C: 'text',
  SA: 'text',
  SAC: 'text',
  MW: 'text',
  MWC: 'text',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'choice',
  MC: 'choice',
}
/** Ways to show or to shuffle the same choice. */
const shown = /^(MULTICHOICE|MC)_?(H|V|S|HS|VS)$/

/** Bounded, so that a text full of beginnings without ends is read in one go. */
const code = /\{\s*(\d{0,3})\s*:\s*([A-Z_]+)\s*:((?:\\[\s\S]|[^\\}]){0,4000})\}/gi

/** '{2:NUMERICAL=23.8}', '{SHORTANSWER:=Huế', '{1:ESSAY…': what is left of a gap that nothing could read. */
const leftCode =
  /\{\s*(?:\d{1,3}\s*:\s*[A-Z_]{2,}|\d{0,3}\s*[:;]?\s*(?:SHORTANSWER|SAC?|MWC?|NUMERICAL|NM|MULTICHOICE|MULTIRESPONSE|MC|MR)(?:_?[A-Z]{1,2})?\s*[:;=~])/i

const longestGapped = 20_000
/** Without braces inside, so that a text is looked through in one go. */
const plainCode = /\{\s*(\d{0,3})\s*:\s*([A-Z_]+)\s*:[^{}]{0,4000}\}/gi

/** Whether gaps of this kind stand in a text. */
export function hasGapCodes(text: string): boolean {
  return (
    text.length <= longestGapped && [...text.matchAll(plainCode)].some(([, , word = '']) => kindOf(word) !== undefined)
  )
}

function kindOf(word: string): GapKind | undefined {
  const name = word.toUpperCase()
  return kinds[name] ?? (shown.test(name) ? 'choice' : undefined)
}

export function readGaps({ item, problems }: Pick<MoodleReading, 'item' | 'problems'>): void {
  item.type = 'cloze'
  const gaps: Gap[] = []
  const weights = new Set<string>()
  item.content = item.content.replaceAll(code, (whole, weight: string, word: string, body: string) => {
    const kind = kindOf(word)
    // A gap that nothing closes takes in the one behind it.
    const gap = kind === undefined || leftCode.test(textOf(body)) ? null : gapOf(kind, body, problems)
    if (gap === null) {
      problems.push(blocking('unreadable', whole))
      return whole
    }
    weights.add(weight || '1')
    gaps.push(gap)
    return `[[${gaps.length}]]`
  })
  if (weights.size > 1) problems.push(problem('markingUnclear', [...weights].join(' : ')))
  // Whoever is asked would read the answer there.
  const left = leftCode.exec(textOf(item.content))
  if (left) noteOnce(problems, blocking('unreadable', left.input.slice(left.index, left.index + 60)))
  item.gaps = gaps
}

function gapOf(kind: GapKind, body: string, problems: Problem[]): Gap | null {
  const parts = body.split(/(?<!\\)~/).map((part) => {
    const [said = '', note = ''] = part.trim().split(/(?<!\\|&|&amp;)#/)
    const [, percent, rest = said] = /^%(-?[\d.]+)%([\s\S]*)$/.exec(said) ?? []
    const isMarked = rest.startsWith('=') || said.startsWith('=')
    const share = percent === undefined ? (isMarked ? 100 : 0) : Number(percent)
    const text = plain(rest.replace(/^=/, ''))
    return { text, isOpen: hasWildcard(text), share, note: textOf(note) }
  })
  const { right, dropped, notes } = fullyRight(parts.filter(({ text }) => text !== ''))
  const left: typeof dropped =
    kind === 'choice'
      ? dropped.filter(({ isPart }) => isPart).map(({ isPart }) => ({ text: '', isPart }))
      : [...dropped]
  const answers: Gap['answers'] = []
  if (kind === 'choice')
    for (const part of parts) {
      if (part.text !== '') answers.push({ text: part.text, isCorrect: right.includes(part) })
    }
  else
    for (const { text, isOpen } of right) {
      if (kind === 'text' && isOpen) left.push({ text, isPart: false })
      else if (kind === 'text') answers.push({ text: text.replaceAll(String.raw`\*`, '*'), isCorrect: true })
      else {
        const [number = '', tolerance = '0'] = text.split(':').map((each) => each.trim())
        if (decimalOf(number) === null || decimalOf(tolerance) === null) return null
        const room = Number(plainDecimal(tolerance))
        answers.push({ text: number, isCorrect: true, ...(room > 0 && { tolerance: room }) })
      }
    }
  if (kind === 'text' && answers.length === 0) problems.push(blocking('answerUnclear', right[0]?.text))
  const found: Problem[] = []
  // What is chosen or typed here is text: a formula is left as its source.
  const formula = /data-latex="([^"]*)"/.exec(body)?.[1]
  if (formula !== undefined) noteOnce(problems, problem('codeShown', formula))
  if (kind === 'text')
    sayStars(
      right.filter(({ isOpen }) => !isOpen).map(({ text }) => text),
      found,
    )
  sayDropped(left, [...notes, ...right.map(({ note }) => note).filter((note) => note !== '')], found)
  for (const one of found) noteOnce(problems, one)
  return { kind, answers }
}

/** Answers are text within HTML, with the signs of the format escaped. */
function plain(text: string): string {
  return textOf(text.replaceAll(/\\([}#~/"\\])/g, '$1'))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function contentWithGaps({ content, gaps = [] }: Item): string {
  return content.replaceAll(/\[\[(\d{1,2})\]\]/g, (whole, number: string) => {
    const gap = gaps[Number(number) - 1]
    return gap === undefined ? whole : gapCode(gap)
  })
}

const words: Readonly<Record<GapKind, string>> = { choice: 'MULTICHOICE', text: 'SHORTANSWER', number: 'NUMERICAL' }

function gapCode({ kind, answers }: Gap): string {
  const parts = answers.map(({ text, isCorrect, tolerance }) => {
    const sign = isCorrect ? '=' : ''
    if (kind === 'number') return `${sign}${plainDecimal(text)}:${tolerance ?? 0}`
    return sign + escaped(kind === 'text' ? text.replaceAll('*', String.raw`\*`) : text)
  })
  return `{1:${words[kind]}:${parts.join('~')}}`
}

/** A percent sign or an equals sign at the beginning would be read as a mark, a backslash as one before a sign. */
function escaped(text: string): string {
  const coded = escapeText(text).replaceAll(/\\|^[%=]/g, (sign) => `&@${sign.codePointAt(0)};`)
  return coded.replaceAll(/[}#~"]/g, String.raw`\$&`).replaceAll(/&@(\d+);/g, '&#$1;')
}
