import { comparable } from '@lms/contracts/question-types/fill-blank.ts'
import { onlyChoice } from '@lms/contracts/question-types/answer-rules.ts'
import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, isAnswered, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'

interface Asked {
  type: QuestionType
  answers: readonly { _id: string; text: string }[]
  ignoreAccents: boolean
}

/**
 * Which options an answer means. Of what a child typed only that is kept: whether it was one of the accepted answers,
 * never the words.
 */
export function givenOptions(question: Asked, given: Given): { chosen: string[]; other: number } {
  if (given === null || !isAnswered(given)) return { chosen: [], other: 0 }
  const chosen =
    questionTypeRules[question.type].answeredBy === 'text' ? typed(question, given) : ticked(question, given)
  return { chosen, other: chosen.length === 0 ? 1 : 0 }
}

function typed({ answers, ignoreAccents }: Asked, given: Given): string[] {
  const words = comparable(onlyChoice(given) ?? '', ignoreAccents)
  const match = answers.find(({ text }) => comparable(textOf(text), ignoreAccents) === words)
  return match ? [match._id] : []
}

function ticked({ answers }: Asked, given: Given): string[] {
  const ids = new Set(given === null ? [] : typeof given === 'string' ? [given] : isList(given) ? given : [])
  return answers.map(({ _id }) => _id).filter((id) => ids.has(id))
}
