import { questionMessages as messages } from '../questions/question-messages.ts'
import { escapeText, textOf } from '../rich-text.ts'
import { blankAnswer, markOne, maximumAnswers, onlyChoice } from './answer-rules.ts'
import { type Decimal, decimalOf, isWithin } from './decimals.ts'
import type { QuestionParts } from './parts.ts'
import type { QuestionTypeRules } from './question-type.ts'

export const numeric: QuestionTypeRules = {
  label: { default: 'Numeric', vi: 'Trả lời bằng số', en: 'Numeric' },
  description: { default: 'Answer with a number', vi: 'Trả lời bằng một số', en: 'Answer with a number' },
  answeredBy: 'text',
  texts: 'plain',
  minimumAnswers: 1,
  maximumAnswers,
  defaultAnswers: () => [blankAnswer(true)],
  normalise: (answers) =>
    answers
      .map((answer) => ({ ...answer, text: escapeText(textOf(answer.text)), isCorrect: true }))
      .filter(({ text }) => text !== ''),
  problemOf(answers) {
    if (answers.length === 0) return messages.answerRequired
    if (answers.length > maximumAnswers) return messages.answersMany
    return answers.every(({ text }) => decimalOf(textOf(text)) !== null) ? null : messages.answerNoNumber
  },
  mark: (answers, index) => markOne(answers, index, true),
  parts: {
    normalise: ({ unit }) => {
      const text = unit?.text.trim() ?? ''
      return { unit: unit && text !== '' ? { ...unit, text } : null }
    },
    problemOf: () => null,
    groups: () => ({ sizes: [], isAlwaysDrawn: false }),
    asked: ({ unit }) => ({
      answers: [],
      ...(unit && { unit: { text: unit.required ? '' : (unitsOf(unit.text)[0] ?? ''), required: unit.required } }),
    }),
    judged: () => ({}),
    solution: () => null,
  },
  grade({ answers, parts }, given) {
    const read = amountOf(onlyChoice(given) ?? '', parts?.unit ?? null)
    if (read === null) return 0
    const isRight = answers.some(({ text, tolerance }) => {
      const accepted = decimalOf(textOf(text))
      return accepted !== null && isWithin(read.number, accepted, toleranceOf(tolerance))
    })
    if (!isRight) return 0
    const { unit } = parts ?? {}
    return unit?.required === true && !read.hasUnit ? 1 - unit.missingCosts / 100 : 1
  },
}

export function toleranceOf(tolerance: number | undefined): Decimal {
  return decimalOf(String(tolerance ?? 0)) ?? { digits: 0n, scale: 0 }
}

/** A number with or without the unit; with another unit, or with other words, it is no answer at all. */
function amountOf(text: string, unit: QuestionParts['unit']): { number: Decimal; hasUnit: boolean } | null {
  const bare = decimalOf(text)
  if (bare !== null) return { number: bare, hasUnit: false }
  const written = text.trim()
  for (const name of unitsOf(unit?.text ?? '')) {
    // Cut where the unit is as long as what people type for it: '²' and '2' mean the same.
    for (let start = written.length - 1; start > 0; start -= 1) {
      if (written.length - start > name.length + 4) break
      if (comparableUnit(written.slice(start)) !== comparableUnit(name)) continue
      const number = decimalOf(written.slice(0, start))
      if (number !== null) return { number, hasUnit: true }
    }
  }
  return null
}

function unitsOf(text: string): string[] {
  return text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function comparableUnit(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s\u00a0^]+/gu, '')
    .toLowerCase()
}
