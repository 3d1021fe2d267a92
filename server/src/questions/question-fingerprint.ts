import { hash } from 'node:crypto'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { QuestionText } from './question.ts'

/**
 * Equal for questions that ask the same with the same options, in whatever order, case, accents and formatting.
 * The options belong to it: 'Chọn câu đúng' alone is hundreds of questions.
 */
export function fingerprintOf({
  content,
  answers,
}: {
  content: string
  answers: readonly Pick<QuestionText['answers'][number], 'text'>[]
}): string {
  const options = answers.map(({ text }) => foldText(textOf(text))).sort()
  return hash('sha256', [foldText(textOf(content)), ...options].join('\n')).slice(0, 32)
}
