import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type QuestionParts, textsOfParts } from '@lms/contracts/question-types/parts.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Answer, Difficulty } from '@lms/contracts/questions/questions.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
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
  /** Its place in the subject's tree of topics. */
  topicId: string | null
  authorId: string | null
  /** Written by an administrator: parents see it once they are approved. */
  byAdministrator: boolean
  /** Written by a model, however much people changed it since. */
  isAiMade: boolean
  /** What a template asks, with numbers in it; null for a question that is the same for everybody. */
  sample: string | null
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
  /** What helps without giving the answer away; empty when there is none. */
  hint: string
  topic: string
  tags: string[]
  ignoreAccents: boolean
  /** What its type has besides answers. */
  parts: QuestionParts
  /** What makes many questions of it; null for one that is the same for everybody. */
  template: QuestionTemplate | null
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
const searchedAnswers = 400

type Searched = Pick<QuestionText, 'title' | 'content' | 'topic' | 'tags' | 'answers' | 'type'> & {
  parts?: QuestionParts
}

export function searchTextOf({ title, content, topic, tags, answers, type, parts: own = {} }: Searched): string {
  // What every true/false question says would find all of them.
  const options =
    type === 'true_false' ? [] : [...answers.map(({ text }) => text), ...textsOfParts(own)].map((text) => textOf(text))
  const said = options.join(' ').slice(0, searchedAnswers)
  const parts = [title, textOf(content).slice(0, searchedLength), topic, ...tags, said, ...tags.map(tagWord)]
  return foldText([...new Set(parts)].join(' '))
}

/** Stand around a tag, and for the spaces in it; nobody types them. */
export const tagEdge = '\ue002'
const tagSpace = '\ue003'

/** A whole tag as one word of the search: part of a tag is not found by it, nor the same words elsewhere. */
export function tagWord(tag: string): string {
  return `${tagEdge}${foldText(tag).replaceAll(' ', tagSpace)}${tagEdge}`
}
