import type { Author } from '@lms/contracts/fields.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import type { Placing } from '@lms/contracts/quizzes/quiz-draws.ts'
import type {
  QuizChoice,
  QuizFace,
  Quiz as QuizOnTheWire,
  QuizSummary as SummaryOnTheWire,
} from '@lms/contracts/quizzes/quizzes.ts'
import type { Quiz, QuizSummary } from './quiz.ts'

/** The names that a quiz's ids stand for. */
export interface Names {
  authors: ReadonlyMap<string, Author>
  subjects: ReadonlyMap<string, string>
}

type Named = Pick<Quiz, 'id' | 'title' | 'subjectId' | 'class' | 'isActive'>

export function toChoice({ id, title, subjectId, isActive, ...quiz }: Named, { subjects }: Pick<Names, 'subjects'>) {
  const subject = { _id: subjectId, name: subjects.get(subjectId) ?? '' }
  return { _id: id, title, subject, class: quiz.class, isActive } satisfies QuizChoice
}

/** A list's line. Who made it is shown where the reader may know: to administrators, of administrators' quizzes, and of one's own. */
export function toSummaryView(quiz: QuizSummary, names: Names, showsAuthor: boolean): SummaryOnTheWire {
  const { type, difficulty, status, isPublic, questionCount, hasPassword, releaseDate, deadline } = quiz
  const { version, createdAt, updatedAt, deletedAt } = quiz
  return {
    ...toChoice(quiz, names),
    type,
    difficulty,
    status,
    isPublic,
    questionCount,
    hasPassword,
    releaseDate,
    deadline,
    createdBy: showsAuthor ? (names.authors.get(quiz.authorId ?? '') ?? null) : null,
    version,
    createdAt,
    updatedAt,
    deletedAt,
  }
}

/** For students, and for other parents. */
export function toFace(quiz: Quiz, names: Pick<Names, 'subjects'>, totalPoints: number): QuizFace {
  const { description, instructions, type, difficulty, estimatedTime, timeLimit, passingScore, maxAttempts } = quiz
  const { gradingMethod, multipleChoiceCredit, shuffleQuestions, shuffleAnswers } = quiz
  const { showCorrectAnswers, showResultsImmediately, isPublic, releaseDate, deadline } = quiz
  return {
    ...toChoice(quiz, names),
    description,
    instructions,
    type,
    difficulty,
    estimatedTime,
    timeLimit,
    passingScore,
    maxAttempts,
    gradingMethod,
    multipleChoiceCredit,
    shuffleQuestions,
    shuffleAnswers,
    showCorrectAnswers,
    showResultsImmediately,
    isPublic,
    hasPassword: quiz.password !== null,
    releaseDate,
    deadline,
    questionCount: quiz.questionCount,
    totalPoints,
    scale: quiz.scale,
    createdAt: quiz.createdAt,
  }
}

interface Surrounded {
  names: Names
  /** Of all its questions, also of those that are not shown. */
  totalPoints: number
  questions: QuestionSummary[]
  placing: Placing
  publicUrl: string
}

/** For those who work with it but did not write it: without the password. */
export function toQuizForReader(quiz: Quiz, surrounded: Surrounded): QuizOnTheWire {
  const { names, totalPoints, questions, placing, publicUrl } = surrounded
  const { status, tags, isQrCode, version, updatedAt, deletedAt, timeLimit, passingScore } = quiz
  return {
    ...toFace(quiz, names, totalPoints),
    status,
    questions,
    draws: [...quiz.draws],
    sections: [...quiz.sections],
    placing,
    tags,
    isQrCode,
    dataQrCode: isQrCode ? addressOf(quiz, publicUrl) : null,
    settings: {
      allowRetake: quiz.maxAttempts !== 1,
      showResults: quiz.showResultsImmediately ? 'immediate' : 'never',
      randomizeQuestions: quiz.shuffleQuestions,
      randomizeAnswers: quiz.shuffleAnswers,
      timeLimit,
      passingScore,
    },
    createdBy: names.authors.get(quiz.authorId ?? '') ?? null,
    version,
    updatedAt,
    deletedAt,
  }
}

export function toQuizForAuthor(quiz: Quiz, surrounded: Surrounded): QuizOnTheWire {
  return { ...toQuizForReader(quiz, surrounded), password: quiz.password }
}

function addressOf({ id }: Quiz, publicUrl: string): string {
  return `${publicUrl}/quizzes/${id}`
}
