import type { ClassCode } from '@lms/contracts/classes.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type {
  Difficulty,
  Question,
  QuestionChanges,
  QuestionDraft,
  QuestionDraftInput,
} from '@lms/contracts/questions.ts'

/** What the form holds: a draft whose choices may still be open. */
export type QuestionValues = Omit<QuestionDraftInput, 'class' | 'difficulty' | 'explanation' | 'topic' | 'tags'> & {
  class: ClassCode | ''
  difficulty: Difficulty | ''
  points: number
  explanation: string
  topic: string
  tags: string[]
  ignoreAccents: boolean
}

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
    topic: '',
    tags: [],
    ignoreAccents: false,
  }
}

export function valuesOf(question: Question): QuestionDraft {
  const { title, content, type, difficulty, points, explanation, topic, tags, ignoreAccents } = question
  return {
    title,
    content,
    type,
    subject: question.subject._id,
    class: question.class,
    difficulty,
    points,
    answers: question.answers.map(({ _id, text, isCorrect, explanation: why }) => ({
      _id,
      text,
      isCorrect,
      ...(why !== undefined && { explanation: why }),
    })),
    explanation,
    topic,
    tags: [...tags],
    ignoreAccents,
  }
}

/** Parts that only make sense together are kept, or given up, together. */
export const questionParts = {
  title: ['title'],
  content: ['content'],
  kind: ['type', 'answers', 'ignoreAccents'],
  place: ['class', 'subject'],
  difficulty: ['difficulty'],
  points: ['points'],
  explanation: ['explanation'],
  topic: ['topic'],
  tags: ['tags'],
} as const satisfies Record<string, readonly (keyof QuestionDraft)[]>
export type QuestionPart = keyof typeof questionParts
const partNames = Object.keys(questionParts) as QuestionPart[]

/** Only what differs from the record that the person saw. */
export function changesOf(base: QuestionDraft, values: QuestionDraft): Omit<QuestionChanges, 'version'> {
  const fields = partNames.filter((part) => isChanged(part, base, values)).flatMap((part) => [...questionParts[part]])
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

export type Side = 'mine' | 'theirs'

export interface Difference {
  part: QuestionPart
  /** Whose part stands when only one of the two changed it; absent when both did. */
  settled?: Side
}

/** Where two people's versions of one question differ. */
export function differencesOf(base: QuestionDraft, mine: QuestionDraft, theirs: QuestionDraft): Difference[] {
  return partNames
    .filter((part) => isChanged(part, mine, theirs))
    .map((part) => {
      if (!isChanged(part, base, mine)) return { part, settled: 'theirs' }
      return isChanged(part, base, theirs) ? { part } : { part, settled: 'mine' }
    })
}

export function merged(
  mine: QuestionDraft,
  theirs: QuestionDraft,
  sides: Partial<Record<QuestionPart, Side>>,
): QuestionDraft {
  const kept = partNames.filter((part) => sides[part] === 'mine').flatMap((part) => [...questionParts[part]])
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) }
}

function isChanged(part: QuestionPart, one: QuestionDraft, other: QuestionDraft): boolean {
  return questionParts[part].some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}
