import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { type QuizDraft, wizardDefaults } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { Quiz } from '@lms/contracts/quizzes/quizzes.ts'
import { type TwoVersions, twoVersions } from '../../lib/versions/two-versions.ts'

type Counted = 'estimatedTime' | 'timeLimit' | 'passingScore' | 'maxAttempts'

/** What the forms hold: a draft whose choices may still be open. */
export type QuizValues = Omit<QuizDraft, 'class' | 'difficulty' | 'password' | Counted> & {
  class: ClassCode | ''
  difficulty: Difficulty | ''
  password: string
} & Record<Counted, number | null>

export function emptyValues(): QuizValues {
  return {
    ...wizardDefaults,
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
    draws: [],
    sections: [],
    placing: {},
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
    scale: quiz.scale,
    draws: [...quiz.draws],
    sections: [...quiz.sections],
    placing: quiz.placing,
  }
}

export function valuesOf(draft: QuizDraft): QuizValues {
  return { ...draft, password: draft.password ?? '' }
}

/** Parts that only make sense together are kept, or given up, together. */
const quizParts = {
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
  questions: ['questions', 'draws', 'sections', 'placing'],
  scale: ['scale'],
} as const satisfies Record<string, readonly (keyof QuizDraft)[]>
export type QuizPart = keyof typeof quizParts

export const quizVersions: TwoVersions<QuizPart, QuizDraft> = twoVersions(quizParts)
