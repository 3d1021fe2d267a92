import type { KeyedQuestion } from '@lms/contracts/attempts/attempt-results.ts'
import type {
  AssignedQuiz,
  AttemptOutcome,
  LastHistory,
  PaperQuestion,
  PaperSection as SectionOnTheWire,
  RunningAttempt,
} from '@lms/contracts/attempts/attempts.ts'
import type { ChildResult } from '@lms/contracts/attempts/child-results.ts'
import { isList, partsGiven } from '@lms/contracts/question-types/part-rules.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { QuestionVersion } from '../questions/question.ts'
import { questionWith } from '../questions/templates/question-instance.ts'
import type { Quiz } from '../quizzes/quiz.ts'
import type { Assignment } from '../assignments/assignment.ts'
import type { Attempt, CompletedAttempt } from './attempt.ts'
import { type Paper, inPaperOrder } from './rules/paper.ts'
import type { PaperSection } from './rules/sections.ts'
import type { GivenAnswers } from './rules/sitting.ts'
import { secondsBetween, secondsLeft } from './rules/timing.ts'

/** A question beside its place in the paper. */
export interface Asked {
  question: QuestionVersion
  item: Paper[number]
}

export function askedIn(paper: Paper, questions: readonly QuestionVersion[]): Asked[] {
  const byId = new Map(questions.map((question) => [question.questionId, question]))
  return paper.flatMap((item) => {
    const found = byId.get(item.questionId)
    // Who has just frozen a paper still holds the template.
    const question = found?.template ? questionWith(found, item) : found
    return question ? [{ question, item }] : []
  })
}

/** For who sits the quiz. Named field by field: nothing else of a question comes here by accident. */
export function toPaperQuestion({ question, item }: Asked): PaperQuestion {
  const { answeredBy, parts } = questionTypeRules[question.type]
  const isTyped = answeredBy === 'text'
  return {
    _id: question.questionId,
    title: question.title,
    type: question.type,
    content: question.content,
    points: question.points,
    ...(item.section !== undefined && { section: item.section }),
    answers: isTyped ? [] : inPaperOrder(question.answers, item).map(({ _id, text }) => ({ _id, text })),
    ...parts?.asked(question.parts, item.order),
  }
}

/** With the key, for those who may see it: that by which it was graded, on the text that was seen. */
export function toKeyedQuestion(asked: Asked, graded: QuestionVersion, given: Given): KeyedQuestion {
  const { question, item } = asked
  const keys = new Map(graded.answers.map((option) => [option._id, option]))
  const { answeredBy, parts } = questionTypeRules[question.type]
  const isTyped = answeredBy === 'text'
  const options = isTyped ? graded.answers : inPaperOrder(question.answers, item)
  const paper = toPaperQuestion(asked)
  const common = { ...paper, points: graded.points, explanation: graded.explanation }
  if (parts !== null && !isTyped)
    return { ...common, ...keyOfParts(paper, graded.type === question.type ? graded : question, given) }
  const { unit } = graded.parts
  return {
    ...common,
    ...(unit && { unit: { text: unit.text.replaceAll('|', ' / '), required: unit.required } }),
    answers: options.map((option) => {
      const { isCorrect, explanation, tolerance, mistake } = keys.get(option._id) ?? { ...option, isCorrect: false }
      return {
        _id: option._id,
        text: option.text,
        isCorrect,
        ...(explanation !== undefined && { explanation }),
        ...(tolerance !== undefined && { tolerance }),
        ...(mistake !== undefined && !isCorrect && { mistake }),
      }
    }),
  }
}

/** What is right for each part; an option is correct when the solution has a use for it. */
function keyOfParts({ answers }: PaperQuestion, version: QuestionVersion, given: Given) {
  const { type, parts } = version
  const rules = questionTypeRules[type].parts
  const solution = rules?.solution(parts) ?? null
  const used = new Set(solution === null || typeof solution === 'string' ? [] : Object.values(solution))
  const truths = partsGiven(solution)
  return {
    answers: answers.map(({ _id, text }) => ({ _id, text, isCorrect: used.has(_id) || truths[_id] === true })),
    ...(solution !== null && typeof solution !== 'string' && { solution: isList(solution) ? [...solution] : solution }),
    ...(rules && { judged: rules.judged(version, given) }),
    ...(parts.rubric && { rubric: parts.rubric }),
  }
}

/** For who sits the quiz: until when each part takes answers. */
export function toPaperSections(sections: readonly PaperSection[], wholeEndsAt: string | null): SectionOnTheWire[] {
  return sections.map((section) => ({
    ...section,
    endsBefore:
      section.endsAt === null || wholeEndsAt === null
        ? null
        : Math.round((Date.parse(wholeEndsAt) - Date.parse(section.endsAt)) / 1000),
  }))
}

export function toRunningAttempt(attempt: Attempt, now: Date): RunningAttempt {
  const { id, number, startedAt, endsAt, sequence, flagged, answers } = attempt
  return {
    _id: id,
    number,
    startedAt,
    endsAt,
    secondsLeft: secondsLeft(endsAt, now),
    sequence,
    answers: toAnswers(answers),
    flagged: [...flagged],
  }
}

export function toAnswers(answers: GivenAnswers): RunningAttempt['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([id, given]) => [id, toGiven(given)]))
}

export function toGiven(given: NonNullable<Given>): RunningAttempt['answers'][string] {
  return typeof given === 'string' ? given : isList(given) ? [...given] : { ...given }
}

/** Null while a part of it waits for a person. */
export function outcomeOf(passed: boolean | null): AttemptOutcome {
  return passed === null ? 'pending' : passed ? 'passed' : 'failed'
}

export function toLastHistory(attempt: CompletedAttempt, isShown: boolean): LastHistory {
  return {
    _id: attempt.id,
    total_score: isShown ? attempt.score : null,
    totalPoints: attempt.totalPoints,
    status: isShown ? outcomeOf(attempt.passed) : null,
    submissionTime: secondsBetween(attempt.startedAt, attempt.finishedAt),
    createdAt: attempt.finishedAt,
  }
}

interface AssignedContext {
  quiz: Quiz
  totalPoints: number
  last: CompletedAttempt | null
  /** Whether the score may be seen. */
  isShown: boolean
}

/** For the student, and for those who look after the student. */
export function toAssignedQuiz(
  assignment: Assignment,
  { quiz, totalPoints, last, isShown }: AssignedContext,
): AssignedQuiz {
  const { counted } = assignment
  return {
    _id: assignment.id,
    quizz: {
      _id: quiz.id,
      title: quiz.title,
      maxAttempts: quiz.maxAttempts,
      totalPoints,
      scale: quiz.scale,
      questionCount: quiz.questionCount,
      timeLimit: quiz.timeLimit,
      isActive: quiz.isActive,
      releaseDate: quiz.releaseDate,
      deadline: quiz.deadline,
    },
    number_of_attempts: assignment.attemptCount,
    status: assignment.status,
    last_history: last && toLastHistory(last, isShown),
    counted: counted && isShown ? { total_score: counted.score, status: outcomeOf(counted.passed) } : null,
    rating: assignment.rating,
    createdAt: assignment.createdAt,
  }
}

/** For those who look after the student, and for the student's own list of results. */
export function toChildResult(assignment: Assignment, context: AssignedContext): ChildResult {
  const { _id, quizz, number_of_attempts, last_history, counted } = toAssignedQuiz(assignment, context)
  const { _id: quizId, title, maxAttempts, totalPoints, scale } = quizz
  return {
    _id,
    // A score stands beside what could be had then, not beside what the quiz has become since.
    quizz: { _id: quizId, title, maxAttempts, scale, totalPoints: context.last?.totalPoints ?? totalPoints },
    number_of_attempts,
    last_history,
    counted,
  }
}
