import { hash } from 'node:crypto'
import { type PartsDraft, textsOfParts } from '@lms/contracts/question-types/parts.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import type { QuestionText } from './question.ts'

/** So long is the beginning of a fingerprint that tells what is asked. */
export const contentKeyLength = 22

/**
 * Equal for questions that ask the same with the same options, in whatever order, case, accents and formatting.
 * The options belong to it: 'Chọn câu đúng' alone is hundreds of questions. It begins with the key of the content, so
 * that one column answers both whether the same is asked and whether the same is asked in the same way.
 */
export function fingerprintOf({ content, answers, parts = {} }: Asking): string {
  const options = answers.map(({ text }) => foldText(textOf(text))).sort()
  const said = [foldText(textOf(content)), ...options, ...textsOfParts(parts).map((text) => foldText(textOf(text)))]
  return `${contentKeyOf({ content })}.${hash('sha256', said.join('\n')).slice(0, 32)}`
}

/** The same for two questions that ask the same: equal text after folding. */
export function contentKeyOf({ content }: Pick<Asking, 'content'>): string {
  return hash('sha256', foldText(textOf(content)), 'base64url').slice(0, contentKeyLength)
}

interface Asking {
  content: string
  answers: readonly Pick<QuestionText['answers'][number], 'text'>[]
  parts?: PartsDraft
}
