import { createHash } from 'node:crypto'
import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Answer, Difficulty } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** What a list shows. */
export interface QuestionSummary {
  id: string
  title: string
  type: QuestionType
  subjectId: string
  class: ClassCode
  difficulty: Difficulty
  points: number
  authorId: string | null
  /** Written by an administrator: parents see it once they are approved. */
  byAdministrator: boolean
  /** Written by a model, however much people changed it since. */
  isAiMade: boolean
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

/** What one version says; it never changes. */
export interface QuestionText {
  title: string
  content: string
  type: QuestionType
  subjectId: string
  class: ClassCode
  difficulty: Difficulty
  points: number
  answers: Answer[]
  explanation: string
  topic: string
  tags: string[]
  ignoreAccents: boolean
  /** What its type has besides answers. */
  parts: QuestionParts
}

export interface Question extends QuestionSummary, QuestionText {}

export interface QuestionVersion extends QuestionText {
  questionId: string
  version: number
  /** Who wrote this version. */
  authorId: string | null
  createdAt: string
}

/** The start of a long text is what people remember of it. */
const searchedLength = 1000

export function searchTextOf({ title, content, topic, tags }: QuestionText): string {
  const parts = [title, textOf(content).slice(0, searchedLength), topic, ...tags]
  return foldText([...new Set(parts)].join(' '))
}

/** The same for two questions that ask the same: equal text after folding. Short, so that it can be looked up. */
export function contentKeyOf({ content }: Pick<QuestionText, 'content'>): string {
  return createHash('sha256')
    .update(foldText(textOf(content)))
    .digest('base64url')
}
