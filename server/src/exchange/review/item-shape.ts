import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { ItemText } from '../staged-item.ts'

/** What a question is like, without what it says: kept beside it, so that a whole file is counted at once. */
export interface ItemShape {
  type: QuestionType
  options: number
  /** Of the right options: 'AC'. */
  letters: string
}

export function shapeOf({ type, answers }: ItemText): string {
  const isChoice = type === 'single_choice' || type === 'multiple_choice'
  const letters = answers.flatMap(({ isCorrect }, place) => (isCorrect ? [answerLetters[place] ?? ''] : []))
  return [type, isChoice ? answers.length : 0, isChoice ? letters.join('') : ''].join(' ')
}

export function shapeFrom(kept: string): ItemShape {
  const [type, options = '', letters = ''] = kept.split(' ')
  return { type: QuestionType.parse(type), options: Number(options), letters }
}
