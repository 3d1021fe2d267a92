import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type PartName, partFields, partsIn } from '@lms/contracts/question-types/parts.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty, Question, QuestionDraft, QuestionDraftInput } from '@lms/contracts/questions/questions.ts'
import { type TwoVersions, twoVersions } from '../../lib/versions/two-versions.ts'

/** What the form holds: a draft whose choices may still be open. */
export type QuestionValues = Omit<
  QuestionDraftInput,
  'class' | 'difficulty' | 'explanation' | 'hint' | 'topic' | 'topicId' | 'tags'
> & {
  class: ClassCode | ''
  difficulty: Difficulty | ''
  points: number
  explanation: string
  hint: string
  topic: string
  topicId: string | null
  tags: string[]
  ignoreAccents: boolean
}

/** A draft of which it may still be open where it belongs: an empty text, as in the form. */
export type OpenDraft = Omit<QuestionDraft, 'class' | 'subject'> & { class: ClassCode | ''; subject: string }

export function emptyValues(): QuestionValues {
  return {
    title: '',
    content: '',
    type: 'single_choice',
    subject: '',
    class: '',
    difficulty: '',
    points: 10,
    answers: questionTypeRules.single_choice.defaultAnswers(),
    explanation: '',
    hint: '',
    topic: '',
    topicId: null,
    tags: [],
    ignoreAccents: false,
    template: null,
  }
}

export function valuesOf(question: Question): QuestionDraft {
  const { title, content, type, difficulty, points, explanation, hint, topic, topicId, tags } = question
  const { ignoreAccents, template } = question
  return {
    title,
    content,
    type,
    subject: question.subject._id,
    class: question.class,
    difficulty,
    points,
    answers: question.answers.map(({ _id, text, isCorrect, explanation: why, tolerance, mistake, when }) => ({
      _id,
      text,
      isCorrect,
      ...(why !== undefined && { explanation: why }),
      ...(tolerance !== undefined && { tolerance }),
      ...(mistake !== undefined && { mistake }),
      ...(when !== undefined && { when }),
    })),
    explanation,
    hint,
    topic,
    topicId,
    tags: [...tags],
    ignoreAccents,
    template,
    ...partsIn(question),
  }
}

const partNames = Object.keys(partFields) as PartName[]

/** Parts that only make sense together are kept, or given up, together. */
const questionParts = {
  title: ['title'],
  content: ['content'],
  kind: ['type', 'answers', 'ignoreAccents', 'template', ...partNames],
  place: ['class', 'subject', 'topicId', 'topic'],
  difficulty: ['difficulty'],
  points: ['points'],
  explanation: ['explanation'],
  hint: ['hint'],
  tags: ['tags'],
} as const satisfies Record<string, readonly (keyof QuestionDraft)[]>
export type QuestionPart = keyof typeof questionParts

export const questionVersions: TwoVersions<QuestionPart, QuestionDraft> = twoVersions(questionParts)
export const openVersions: TwoVersions<QuestionPart, OpenDraft> = twoVersions(questionParts)
