import { hash } from 'node:crypto'
import { type PartsDraft, textsOfParts } from '@lms/contracts/question-types/parts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { QuestionText } from './question.ts'

/**
 * Equal for questions that ask the same with the same options, in whatever order, case, accents and formatting.
 * The options belong to it: 'Chọn câu đúng' alone is hundreds of questions.
 */
export function fingerprintOf({ content, answers, parts = {} }: Asking): string {
  const options = answers.map(({ text }) => foldText(textOf(text))).sort()
  const said = [foldText(textOf(content)), ...options, ...textsOfParts(parts).map((text) => foldText(textOf(text)))]
  return hash('sha256', said.join('\n')).slice(0, 32)
}

interface Asking {
  content: string
  answers: readonly Pick<QuestionText['answers'][number], 'text'>[]
  parts?: PartsDraft
}
