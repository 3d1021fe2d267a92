import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { GradingMethod, MultipleChoiceCredit, QuizType } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { QuizDraw, QuizSection } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { QuizScale } from '@lms/contracts/quizzes/quiz-points.ts'
import type { QuizStatus } from '@lms/contracts/quizzes/quizzes.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** What its author decides, except which questions it has. */
export interface QuizFields {
  title: string
  description: string
  subjectId: string
  class: ClassCode
  type: QuizType
  difficulty: Difficulty
  estimatedTime: number
  /** Minutes; 0 when there is none. */
  timeLimit: number
  passingScore: number
  /** 0: as many as one likes. */
  maxAttempts: number
  gradingMethod: GradingMethod
  multipleChoiceCredit: MultipleChoiceCredit
  isActive: boolean
  isPublic: boolean
  shuffleQuestions: boolean
  shuffleAnswers: boolean
  showCorrectAnswers: boolean
  showResultsImmediately: boolean
  instructions: string
  tags: string[]
  password: string | null
  isQrCode: boolean
  releaseDate: string | null
  deadline: string | null
  scale: QuizScale
  /** What is chosen for each paper, besides the questions that it has. */
  draws: readonly QuizDraw[]
  sections: readonly QuizSection[]
}

export interface Quiz extends QuizFields {
  id: string
  status: QuizStatus
  questionCount: number
  authorId: string | null
  /** Written by an administrator. */
  byAdministrator: boolean
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

/** What a list shows. */
export interface QuizSummary extends Pick<
  Quiz,
  | 'id'
  | 'title'
  | 'subjectId'
  | 'class'
  | 'type'
  | 'difficulty'
  | 'status'
  | 'isActive'
  | 'isPublic'
  | 'questionCount'
  | 'releaseDate'
  | 'deadline'
  | 'authorId'
  | 'byAdministrator'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
> {
  hasPassword: boolean
}

/** Published once it was active; it does not become a draft again. */
export function statusAfter(current: QuizStatus, { isActive }: Pick<QuizFields, 'isActive'>): QuizStatus {
  return isActive ? 'published' : current
}

export function searchTextOf(quiz: Pick<QuizFields, 'title' | 'description' | 'tags'>): string {
  return foldText([quiz.title, quiz.description, ...quiz.tags].join(' '))
}

export function sortTitleOf({ title }: Pick<QuizFields, 'title'>): string {
  return foldText(title)
}
