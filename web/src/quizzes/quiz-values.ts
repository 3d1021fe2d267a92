import type { ClassCode } from '@lms/contracts/classes.ts'
import type { Difficulty } from '@lms/contracts/questions.ts'
import { type QuizChanges, type QuizDraft, quizDefaults } from '@lms/contracts/quiz-drafts.ts'
import type { Quiz } from '@lms/contracts/quizzes.ts'

type Counted = 'estimatedTime' | 'timeLimit' | 'passingScore' | 'maxAttempts'

/** What the forms hold: a draft whose choices may still be open. */
export type QuizValues = Omit<QuizDraft, 'class' | 'difficulty' | 'password' | Counted> & {
  class: ClassCode | ''
  difficulty: Difficulty | ''
  password: string
} & Record<Counted, number | null>

export function emptyValues(): QuizValues {
  return {
    ...quizDefaults,
    title: '',
    description: '',
    class: '',
    subject: '',
    instructions: '',
    deadline: null,
    releaseDate: null,
    tags: [],
    password: '',
    questions: [],
  }
}

export function draftOf(quiz: Quiz): QuizDraft {
  return {
    title: quiz.title,
    description: quiz.description,
    class: quiz.class,
    subject: quiz.subject._id,
    type: quiz.type,
    difficulty: quiz.difficulty,
    estimatedTime: quiz.estimatedTime,
    timeLimit: quiz.timeLimit,
    instructions: quiz.instructions,
    passingScore: quiz.passingScore,
    maxAttempts: quiz.maxAttempts,
    gradingMethod: quiz.gradingMethod,
    multipleChoiceCredit: quiz.multipleChoiceCredit,
    isActive: quiz.isActive,
    isPublic: quiz.isPublic,
    shuffleQuestions: quiz.shuffleQuestions,
    shuffleAnswers: quiz.shuffleAnswers,
    showCorrectAnswers: quiz.showCorrectAnswers,
    showResultsImmediately: quiz.showResultsImmediately,
    deadline: quiz.deadline,
    releaseDate: quiz.releaseDate,
    tags: [...quiz.tags],
    password: quiz.password ?? null,
    isQrCode: quiz.isQrCode,
    questions: quiz.questions.map(({ _id }) => _id),
  }
}

export function valuesOf(draft: QuizDraft): QuizValues {
  return { ...draft, password: draft.password ?? '' }
}

/** Parts that only make sense together are kept, or given up, together. */
export const quizParts = {
  title: ['title'],
  description: ['description'],
  place: ['class', 'subject'],
  type: ['type'],
  difficulty: ['difficulty'],
  instructions: ['instructions'],
  timeLimit: ['timeLimit'],
  estimatedTime: ['estimatedTime'],
  passingScore: ['passingScore'],
  maxAttempts: ['maxAttempts'],
  gradingMethod: ['gradingMethod'],
  multipleChoiceCredit: ['multipleChoiceCredit'],
  isActive: ['isActive'],
  isPublic: ['isPublic'],
  shuffleQuestions: ['shuffleQuestions'],
  shuffleAnswers: ['shuffleAnswers'],
  showCorrectAnswers: ['showCorrectAnswers'],
  showResultsImmediately: ['showResultsImmediately'],
  dates: ['releaseDate', 'deadline'],
  tags: ['tags'],
  password: ['password'],
  isQrCode: ['isQrCode'],
  questions: ['questions'],
} as const satisfies Record<string, readonly (keyof QuizDraft)[]>
export type QuizPart = keyof typeof quizParts
const partNames = Object.keys(quizParts) as QuizPart[]

/** Only what differs from the record that the person saw. */
export function changesOf(base: QuizDraft, draft: QuizDraft): Omit<QuizChanges, 'version'> {
  const fields = partNames.filter((part) => isChanged(part, base, draft)).flatMap((part) => [...quizParts[part]])
  return Object.fromEntries(fields.map((field) => [field, draft[field]]))
}

export type Side = 'mine' | 'theirs'

export interface Difference {
  part: QuizPart
  /** Whose part stands when only one of the two changed it; absent when both did. */
  settled?: Side
}

/** Where two people's versions of one quiz differ. */
export function differencesOf(base: QuizDraft, mine: QuizDraft, theirs: QuizDraft): Difference[] {
  return partNames
    .filter((part) => isChanged(part, mine, theirs))
    .map((part) => {
      if (!isChanged(part, base, mine)) return { part, settled: 'theirs' }
      return isChanged(part, base, theirs) ? { part } : { part, settled: 'mine' }
    })
}

export function merged(mine: QuizDraft, theirs: QuizDraft, sides: Partial<Record<QuizPart, Side>>): QuizDraft {
  const kept = partNames.filter((part) => sides[part] === 'mine').flatMap((part) => [...quizParts[part]])
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) }
}

function isChanged(part: QuizPart, one: QuizDraft, other: QuizDraft): boolean {
  return quizParts[part].some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}
