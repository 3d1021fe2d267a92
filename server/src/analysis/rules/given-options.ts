import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { type QuestionType, isAnswered, questionTypeRules } from '@lms/contracts/question-types/registry.ts'

interface Asked {
  type: QuestionType
  answers: readonly { _id: string; text: string; tolerance?: number | undefined }[]
  ignoreAccents: boolean
  parts?: QuestionParts
}

/**
 * Which options an answer means. Of what a child typed only that is kept: whether it was one of the accepted answers,
 * never the words. A question without options has none to count.
 */
export function givenOptions(question: Asked, given: Given): { chosen: string[]; other: number } {
  if (given === null || !isAnswered(given) || question.answers.length === 0) return { chosen: [], other: 0 }
  const chosen =
    questionTypeRules[question.type].answeredBy === 'text' ? typed(question, given) : ticked(question, given)
  return { chosen, other: chosen.length === 0 ? 1 : 0 }
}

/** The accepted answer that earns something for what was typed, by the rules of the type. */
function typed({ type, answers, ...question }: Asked, given: Given): string[] {
  const { grade } = questionTypeRules[type]
  const match = answers.find((answer) => {
    const alone = { ...question, answers: [{ ...answer, isCorrect: true }] }
    return grade(alone, given, { multipleChoiceCredit: 'all_or_nothing' }) > 0
  })
  return match ? [match._id] : []
}

function ticked({ answers }: Asked, given: Given): string[] {
  const ids = new Set(given === null ? [] : typeof given === 'string' ? [given] : isList(given) ? given : [])
  return answers.map(({ _id }) => _id).filter((id) => ids.has(id))
}
