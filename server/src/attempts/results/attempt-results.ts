import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { AttemptHistory } from '@lms/contracts/attempts/attempt-results.ts'
import type { Author } from '@lms/contracts/fields.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { parentIdsOf } from '../../children/child-store.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { authorsOf } from '../../users/author-store.ts'
import type { Assignment } from '../../assignments/assignment.ts'
import { type CompletedAttempt, isCompleted } from '../attempt.ts'
import { type Ending, endingsOf } from '../attempt-result-store.ts'
import { findAttempt, findRunning } from '../attempt-store.ts'
import { askedIn, outcomeOf, toAnswers, toKeyedQuestion, toLastHistory, toPaperQuestion } from '../attempt-view.ts'
import { marksOfAttempts } from '../marking/mark-store.ts'
import { toGivenMark } from '../marking/marking-view.ts'
import { type Papers, withNumbersOf } from '../papers.ts'
import { automaticOf, waitingIn } from '../rules/grading.ts'
import { readResultSight } from '../result-sight.ts'
import type { Disclosure } from '../rules/disclosure.ts'
import type { Paper } from '../rules/paper.ts'
import { findAssignmentOf } from '../sitting-store.ts'

export interface AttemptResults {
  /** `childId`: whose it is said to be. */
  read(actor: Actor, historyId: string, childId?: string): Promise<AttemptHistory>
}

interface Whole {
  attempt: CompletedAttempt
  paper: Paper
  assignment: Assignment
  quiz: Quiz
  student: Author
  all: readonly Ending[]
}

export function createAttemptResults({
  database,
  clock,
  papers,
}: {
  database: Database
  clock: Clock
  papers: Papers
}): AttemptResults {
  async function load(queries: Queries, actor: Actor, historyId: string): Promise<Whole> {
    const found = await findAttempt(queries, historyId)
    if (!found || !isCompleted(found.attempt) || found.attempt.assignmentId === null)
      throw notFound(messages.resultMissing)
    const { attempt, paper } = found
    const { studentId, assignmentId } = found.attempt
    const subject = { userId: studentId, parentIds: await parentIdsOf(queries, studentId) }
    const assignment = await findAssignmentOf(queries, studentId, assignmentId ?? '')
    const quiz = await findQuiz(queries, attempt.quizId)
    const student = (await authorsOf(queries, [studentId])).get(studentId)
    if (!can(actor, 'attempt:read', subject) || !assignment || !quiz || !student) throw notFound(messages.resultMissing)
    return { attempt, paper, assignment, quiz, student, all: await endingsOf(queries, assignment.id) }
  }

  async function disclose(queries: Queries, actor: Actor, { attempt, assignment, quiz }: Whole): Promise<Disclosure> {
    const { studentId } = attempt
    const wanted = { studentId, assignedId: quiz.id, purpose: 'assigned' as const }
    const isSitting = (await findRunning(queries, wanted)) !== null
    const sight = await readResultSight(queries, actor, { quizzes: [quiz], studentIds: [studentId] }, clock.now())
    return sight(quiz, studentId, { attemptCount: assignment.attemptCount, isSitting })
  }

  async function questionsOf(queries: Queries, { attempt, paper }: Whole, shown: Disclosure) {
    if (!shown.paper) return []
    const asked = askedIn(paper, await papers.read(queries, paper))
    if (!shown.keys) return asked.map(toPaperQuestion)
    const graded = new Map(
      (await papers.read(queries, withNumbersOf(paper, attempt.marks))).map((version) => [version.questionId, version]),
    )
    return asked.map((one) => {
      const { questionId } = one.question
      return toKeyedQuestion(one, graded.get(questionId) ?? one.question, attempt.answers[questionId] ?? null)
    })
  }

  async function givenMarksOf(queries: Queries, { attempt, paper }: Whole, keysShown: boolean) {
    const given = await marksOfAttempts(queries, [attempt.id])
    if (given.length === 0) return {}
    const versions = new Map(
      (await papers.read(queries, withNumbersOf(paper, attempt.marks))).map((version) => [version.questionId, version]),
    )
    return Object.fromEntries(
      given.flatMap((mark) =>
        toGivenMark(mark, versions.get(mark.questionId), keysShown).map((shown) => [mark.questionId, shown] as const),
      ),
    )
  }

  return {
    async read(actor, historyId, childId) {
      const queries = database.read()
      const whole = await load(queries, actor, historyId)
      const { attempt, assignment, quiz, student, all } = whole
      if (childId !== undefined && childId !== attempt.studentId) throw notFound(messages.resultMissing)
      const shown = await disclose(queries, actor, whole)
      const { _id, ...figures } = toLastHistory(attempt, shown.result)
      const numbers = { ...figures, number_of_attempts: assignment.attemptCount }
      const marks = shown.paper ? attempt.marks : []
      const waiting = waitingIn(attempt.marks)
      return {
        _id,
        ...numbers,
        student_quiz: {
          _id: assignment.id,
          quizz: {
            _id: quiz.id,
            title: quiz.title,
            max_attempts: quiz.maxAttempts,
            scale: quiz.scale,
            totalPoints: attempt.totalPoints,
            passingScore: quiz.passingScore,
            questions: await questionsOf(queries, whole, shown),
          },
          student,
          ...numbers,
        },
        automatic: shown.result && waiting.length > 0 ? automaticOf(attempt.marks) : null,
        pending_questions: shown.paper ? waiting : [],
        given_marks: shown.paper ? await givenMarksOf(queries, whole, shown.keys) : {},
        list_question_passed: marks.filter(({ marks: got, points }) => got === points).map((mark) => mark.questionId),
        student_answers: shown.paper ? toAnswers(attempt.answers) : {},
        question_scores: Object.fromEntries(
          marks.flatMap((mark) => (mark.marks === null ? [] : [[mark.questionId, mark.marks]])),
        ),
        // The child itself is not shown a clock.
        question_steps:
          shown.paper && actor.id !== attempt.studentId
            ? Object.fromEntries(
                Object.entries(attempt.steps).map(([id, { seconds, changes }]) => [id, { seconds, changes }]),
              )
            : {},
        attempts: all.map(({ id, number, score, totalPoints: of, passed, finishedAt }) => ({
          _id: id,
          number,
          total_score: shown.result ? score : null,
          totalPoints: of,
          status: shown.result ? outcomeOf(passed) : null,
          createdAt: finishedAt,
        })),
        timeRanOut: attempt.endsAt !== null && attempt.finishedAt >= attempt.endsAt,
        rating: assignment.rating,
        resultsShown: shown.result,
        keysShown: shown.keys,
      }
    },
  }
}
