import type { RejectionReason } from '@lms/contracts/generation/generation.ts'
import { gapFrom, numberFrom } from '@lms/contracts/question-types/part-texts.ts'
import type { PartsDraft } from '@lms/contracts/question-types/parts.ts'
import { PlainType, type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { inlineOf } from './model-text.ts'

interface ModelAnswer {
  text: string
  isCorrect: boolean
}

interface Written {
  answers: (ModelAnswer & { tolerance?: number })[]
  parts: PartsDraft
}

interface ModelForm {
  /** What a model is told about the type. */
  rule: string
  /** The answers of the model as parts; null when they cannot be meant so. */
  written(answers: readonly ModelAnswer[]): Written | null
}

const onlyParts = (parts: PartsDraft): Written => ({ answers: [], parts })

/** Parts come in the shape of answers, so that every model that can write a choice can write them. */
const modelForms: Readonly<Partial<Record<QuestionType, ModelForm>>> = {
  numeric: {
    rule: 'the answer is a number. 1 to 3 answers, each a number that is accepted and marked correct, with its tolerance where one is needed: "3.14 ± 0.01". No unit in the answer; the content says in which unit to answer.',
    written(answers) {
      const numbers = answers.map(({ text, isCorrect }) => (isCorrect ? numberFrom(text) : null))
      if (numbers.includes(null)) return null
      return {
        answers: numbers.flatMap((number) => (number ? [{ ...number, isCorrect: true }] : [])),
        parts: { unit: null },
      }
    },
  },
  matching: {
    rule: '3 to 6 answers "left => right" marked correct, all left sides and all right sides different; up to 2 answers "=> right" marked wrong for right sides that belong to nothing.',
    written(answers) {
      const sides = answers.map(({ text, isCorrect }) => ({
        isCorrect,
        sides: text.split(/=>|→/u).map((side) => side.trim()),
      }))
      if (sides.some(({ sides: both, isCorrect }) => both.length !== 2 || (both[0] !== '') !== isCorrect)) return null
      return onlyParts({
        pairs: sides
          .filter(({ isCorrect }) => isCorrect)
          .map(({ sides: [left = '', right = ''] }) => ({ left: inlineOf(left), right: inlineOf(right) })),
        extras: sides.filter(({ isCorrect }) => !isCorrect).map(({ sides: [, right = ''] }) => inlineOf(right)),
      })
    },
  },
  ordering: {
    rule: '3 to 6 answers in their right order, each marked correct; the content says by what they are put in order.',
    written: (answers) =>
      answers.every(({ isCorrect }) => isCorrect)
        ? onlyParts({ items: answers.map(({ text }) => inlineOf(text)), credit: 'all_or_nothing' })
        : null,
  },
  cloze: {
    rule: '1 to 5 gaps. The content has [[1]], [[2]] … where the gaps are; the first answer fills [[1]] and so on, each marked correct: "choice: *right | wrong | wrong", "text: accepted | accepted" or "number: 9".',
    written(answers) {
      const gaps = answers.map(({ text, isCorrect }) => (isCorrect ? gapFrom(text) : null))
      return gaps.includes(null) ? null : onlyParts({ gaps: gaps.flatMap((gap) => gap ?? []) })
    },
  },
  statements: {
    rule: 'exactly 4 statements as answers, each marked correct when it is true and wrong when it is false; some of both.',
    written: (answers) =>
      onlyParts({
        statements: answers.map(({ text, isCorrect }) => ({ text: inlineOf(text), isTrue: isCorrect })),
        credit: 'table',
      }),
  },
}

/** What a model may be asked for. */
export const generatedTypes: readonly QuestionType[] = [
  ...PlainType.options,
  ...Object.keys(questionTypeRules).filter((type): type is QuestionType => type in modelForms),
]

/** A line of the prompt for each type with parts. */
export const partRules: readonly string[] = Object.entries(modelForms).map(
  ([type, { rule }]) => `  - "${type}": ${rule}`,
)

/** Null for a type that is a text with answers. */
export function writtenParts(
  type: QuestionType,
  answers: readonly ModelAnswer[],
  content: string,
): Written | RejectionReason | null {
  const form = modelForms[type]
  const { parts: rules, ...rulesOfAnswers } = questionTypeRules[type]
  if (form === undefined || rules === null) return null
  const written = form.written(answers)
  if (written === null) return 'parts_unreadable'
  const parts = rules.normalise(written.parts)
  const kept = rulesOfAnswers.normalise(written.answers.map((answer) => ({ ...answer, text: escapeText(answer.text) })))
  if (rulesOfAnswers.problemOf(kept) !== null || rules.problemOf(parts, content) !== null) return 'parts_wrong'
  return {
    answers: kept.map(({ text, isCorrect, tolerance }) => ({
      text,
      isCorrect,
      ...(tolerance !== undefined && { tolerance }),
    })),
    parts,
  }
}
