import { type PartsDraft, textsOfParts } from '@lms/contracts/question-types/parts.ts'
import type { AnswerDraft } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { escapeText, isBlank, textOf } from '@lms/contracts/rich-text.ts'

export interface TypeChange {
  answers: AnswerDraft[]
  /** What somebody wrote and the new type has no place for, as far as it can be read; a picture counts too. */
  lost: string[]
}

/** The answers of a question under another type: what can be kept is kept, with its key. */
export function answersUnder(next: QuestionType, type: QuestionType, answers: readonly AnswerDraft[]): TypeChange {
  const rules = questionTypeRules[next]
  // The words of a true/false question are nobody's: there is nothing to keep, and nothing to lose.
  if (questionTypeRules[type].texts === 'fixed') return { answers: rules.defaultAnswers(), lost: [] }
  const written = answers.filter(({ text }) => !isBlank(text))
  if (rules.maximumAnswers === 0) return { answers: [], lost: written.map(({ text }) => textOf(text)) }
  if (written.length === 0) return { answers: rules.defaultAnswers(), lost: [] }
  if (rules.texts === 'fixed') return asTruth(rules.normalise(written), rules.defaultAnswers())
  if (rules.texts === 'plain') return asTypedTexts(written)
  const missing = Math.max(0, rules.minimumAnswers - answers.length)
  return { answers: [...answers, ...Array.from({ length: missing }, blank)], lost: [] }
}

function blank(): AnswerDraft {
  return { text: '', isCorrect: false }
}

function asTruth(answers: AnswerDraft[], otherwise: AnswerDraft[]): TypeChange {
  const meanings = new Set(answers.map(({ text }) => truthOf(text)))
  const isTruth = answers.length === 2 && meanings.has(true) && meanings.has(false)
  return isTruth ? { answers, lost: [] } : { answers: otherwise, lost: answers.map(({ text }) => textOf(text)) }
}

/** What somebody wrote into parts that the new type does not have. */
export function partsLost(next: QuestionType, parts: PartsDraft): string[] {
  const kept = new Set(textsOfParts(questionTypeRules[next].parts?.normalise(parts) ?? {}))
  return textsOfParts(parts)
    .filter((text) => !isBlank(text) && !kept.has(text))
    .map((text) => textOf(text))
}

/** Only what is right can be typed, and only letters can be. */
function asTypedTexts(answers: readonly AnswerDraft[]): TypeChange {
  const right = answers.filter(({ isCorrect }) => isCorrect)
  const kept = right.filter(({ text }) => !/<img\b|data-latex=/i.test(text))
  const lost = answers.filter((answer) => !kept.includes(answer)).map(({ text }) => textOf(text))
  const typed = kept.map((answer) => ({ ...answer, text: escapeText(textOf(answer.text)) }))
  return { answers: typed.length === 0 ? [{ text: '', isCorrect: true }] : typed, lost }
}
