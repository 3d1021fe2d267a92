import type { Message } from '../messages.ts'
import { questionMessages as messages } from '../questions/question-messages.ts'
import { isBlank } from '../rich-text.ts'
import { isList, shownInLines } from './part-rules.ts'
import type { AnswerDraft, Given } from './question-type.ts'

/** Rules that several types share. */

/** As many as a form offers and a model is asked for. */
export const maximumAnswers = 6
/** As many as a question may have that came with them, out of a file or from another program. */
export const acceptedAnswers = 10

export function blankAnswer(isCorrect = false): AnswerDraft {
  return { text: '', isCorrect }
}

export function withoutBlanks(answers: readonly AnswerDraft[]): AnswerDraft[] {
  return answers.filter(({ text }) => !isBlank(text)).map(withoutTolerance)
}

export function withoutTolerance({ tolerance: _tolerance, ...answer }: AnswerDraft): AnswerDraft {
  return answer
}

export function problemOfChoices(answers: readonly AnswerDraft[]): Message | null {
  if (answers.length < 2) return messages.answersFew
  if (answers.length > acceptedAnswers) return messages.answersMany
  if (!answers.some(({ isCorrect }) => isCorrect)) return messages.noneCorrect
  return contradicts(answers) ? messages.answersContradict : null
}

/** The same option twice, once right and once wrong: whoever chooses it is wronged. What a program prints in lines is another one. */
function contradicts(answers: readonly AnswerDraft[]): boolean {
  const of = (isCorrect: boolean) =>
    answers.filter((answer) => answer.isCorrect === isCorrect).map(({ text }) => shownInLines(text))
  const right = new Set(of(true))
  return of(false).some((text) => right.has(text))
}

export function problemOfSingleKey(answers: readonly AnswerDraft[]): Message | null {
  const keys = answers.filter(({ isCorrect }) => isCorrect).length
  return problemOfChoices(answers) ?? (keys === 1 ? null : messages.oneCorrect)
}

/** One becomes correct and all others wrong; the one key cannot be switched off, only moved. */
export function markOnly(answers: readonly AnswerDraft[], index: number, isCorrect: boolean): AnswerDraft[] {
  return isCorrect
    ? answers.map((answer, position) => ({ ...answer, isCorrect: position === index }))
    : answers.map((answer) => ({ ...answer }))
}

export function markOne(answers: readonly AnswerDraft[], index: number, isCorrect: boolean): AnswerDraft[] {
  return answers.map((answer, position) => (position === index ? { ...answer, isCorrect } : { ...answer }))
}

/** The one that was chosen; a list of one counts too, anything else is no choice. */
export function onlyChoice(given: Given): string | null {
  if (given === null || typeof given === 'string') return given
  return isList(given) && given.length === 1 ? (given[0] ?? null) : null
}
