import { withTolerance } from '@lms/contracts/question-types/decimals.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { AskedOption } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { escapeText, readableTextOf } from '@lms/contracts/rich-text.ts'

interface PartQuestion {
  type: QuestionType
  content: string
  parts: QuestionParts
}

export interface PartWords {
  or: string
  /** In one letter each, as on answer sheets. */
  isTrue: string
  isFalse: string
  unit: string
  /** What leaving it out costs: '{{percent}}'. */
  unitMissing: string
}

/** A question with parts as it stands on paper, and its key. */
export interface PrintedParts {
  content: string
  answeredBy: 'one' | 'text'
  options: { letter: string; text: string }[]
  /** Lines. */
  key: string[]
}

const blank = '..........'
/** Lines for what is written at length, by how many words a hand gets into one. */
function essayLines({ minimumWords = null, maximumWords = null }: QuestionParts): string {
  const count = Math.min(25, Math.max(6, Math.ceil((maximumWords ?? minimumWords ?? 80) / 10)))
  return Array.from({ length: count }, () => `<p>${label(blank.repeat(12))}</p>`).join('')
}

/** Null for a question that is a text with answers. `order`: how the server drew it for this paper. */
export function printedParts(question: PartQuestion, order: readonly number[], words: PartWords): PrintedParts | null {
  const { answeredBy } = questionTypeRules[question.type]
  const { parts } = question
  const asked = questionTypeRules[question.type].parts?.asked(parts, order)
  if (asked === undefined) return null
  const lettered = asked.answers.map((option, place) => ({ ...option, letter: letterOf(place) }))
  const letterFor = (id: string): string => lettered.find(({ _id }) => _id === id)?.letter ?? ''
  if (answeredBy === 'pairs') {
    const lefts = asked.lefts ?? []
    const rights = new Map((parts.pairs ?? []).map(({ leftId, rightId }) => [leftId, rightId]))
    return {
      content: question.content + lefts.map(({ text }, index) => line(`${index + 1}) `, text, ` → ${blank}`)).join(''),
      answeredBy: 'one',
      options: lettered.map(({ letter, text }) => ({ letter, text })),
      key: [lefts.map(({ _id }, index) => `${index + 1}-${letterFor(rights.get(_id) ?? '')}`).join(', ')],
    }
  }
  if (answeredBy === 'order') {
    return {
      content: question.content + lettered.map(({ letter, text }) => line(`${letter}. `, text)).join(''),
      answeredBy: 'text',
      options: [],
      key: [(parts.itemIds ?? []).map(letterFor).join(', ')],
    }
  }
  if (answeredBy === 'statements') {
    const truths = new Map((parts.statements ?? []).map(({ _id, isTrue }) => [_id, isTrue]))
    const word = (id: string): string => (truths.get(id) === true ? words.isTrue : words.isFalse)
    return {
      content: question.content,
      answeredBy: 'one',
      options: lettered.map(({ letter, text }) => ({
        letter,
        text: `${inline(text)}<strong>${label(` (${words.isTrue} / ${words.isFalse})`)}</strong>`,
      })),
      key: [lettered.map(({ letter, _id }) => `${letter}-${word(_id)}`).join(', ')],
    }
  }
  if (answeredBy === 'gaps') return printedGaps(question, asked.gaps ?? [], words)
  if (answeredBy === 'essay') {
    const key = (parts.rubric ?? []).map(({ text, points }) => `${text} (${points})`)
    return { content: question.content + essayLines(parts), answeredBy: 'one', options: [], key }
  }
  return null
}

function printedGaps(
  { content, parts }: PartQuestion,
  gaps: readonly { number: number; answers: AskedOption[] }[],
  { or }: PartWords,
): PrintedParts {
  const choices = gaps
    .filter(({ answers }) => answers.length > 0)
    .map(({ number, answers }) => {
      const options = answers.map(({ text }, place) => label(`${letterOf(place)}. `) + escapeText(text))
      return `<p>${label(`(${number}) `)}${options.join(label('; '))}</p>`
    })
  const key = gaps.map(({ number, answers }) => {
    const right = (parts.gaps?.[number - 1]?.answers ?? []).filter(({ isCorrect }) => isCorrect)
    const said = right.map(({ _id, text, tolerance }) => {
      const place = answers.findIndex((answer) => answer._id === _id)
      return place === -1 ? withTolerance(text, tolerance) : letterOf(place)
    })
    const [first = '', ...others] = alternatives(said, or)
    return [`(${number}) ${first}`, ...others]
  })
  const shown = content.replaceAll(/\[\[(\d{1,2})\]\]/g, `<strong>${label(`($1) ${blank}`)}</strong>`)
  return { content: shown + choices.join(''), answeredBy: 'one', options: [], key: key.flat() }
}

/** What is right, with what the marker has to know beside it. */
export function numberKey(
  answers: readonly { text: string; tolerance?: number | undefined }[],
  { unit }: QuestionParts,
  words: PartWords,
): string[] {
  const said = answers.map(({ text, tolerance }) => withTolerance(readableTextOf(text), tolerance))
  const numbers = alternatives(said, words.or)
  if (!unit) return numbers
  const costs = unit.required ? `; ${words.unitMissing.replace('{{percent}}', String(unit.missingCosts))}` : ''
  return [...numbers, `${words.unit}: ${unit.text.replaceAll('|', ` ${words.or} `)}${costs}`]
}

/** All of them are right: each on a line of its own, as a sign between them could be part of one. */
export function alternatives(said: readonly string[], or: string): string[] {
  return said.map((text, index) => (index === 0 ? text : `${or} ${text}`))
}

function line(mark: string, html: string, after = ''): string {
  return `<p>${label(mark)}${inline(html)}${after && label(after)}</p>`
}

/** What the paper says itself, apart from the words of the question. */
function label(text: string): string {
  return `<label>${text}</label>`
}

/** Without the paragraph that the editor puts around a line. */
export function inline(html: string): string {
  const [, only = null] = /^<p>((?:(?!<\/?p\b)[\s\S])*)<\/p>$/.exec(html.trim()) ?? []
  return only ?? html
}

export function letterOf(place: number): string {
  return String.fromCodePoint(65 + place)
}
