import { markingMessages as messages } from '@lms/contracts/attempts/marking-messages.ts'
import type * as contract from '@lms/contracts/attempts/marking.ts'
import type { MarkedAnswer } from '@lms/contracts/attempts/marking.ts'
import type { BodyOf, DataOf, ParamsOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type { Audit } from '../../audit/audit.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import { childIdsOf, parentIdsOf } from '../../children/child-store.ts'
import type { Notifications } from '../../notifications/notification-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { Events } from '../../platform/events/events.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { paginationOf } from '../../platform/pagination.ts'
import { findSummaries } from '../../questions/question-store.ts'
import type { QuestionVersion } from '../../questions/question.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { findQuiz, findQuizzes } from '../../quizzes/quiz-store.ts'
import { authorsOf, isApproved } from '../../users/author-store.ts'
import { namesOf } from '../../users/user-name-store.ts'
import { type CompletedAttempt, isCompleted } from '../attempt.ts'
import { type WhenGraded, secondsOn } from '../attempt-closing.ts'
import { endingsOf, findAttempts, findAttemptsWithPapers } from '../attempt-result-store.ts'
import { type AttemptWithPaper, lockCompleted } from '../attempt-store.ts'
import { type Papers, withNumbersOf } from '../papers.ts'
import { isResultShown } from '../result-sight.ts'
import { type Grade, countedResult, waitingIn } from '../rules/grading.ts'
import { rightFrom, shareOfMark, withMark } from '../rules/marking.ts'
import { saveCounted } from '../sitting-store.ts'
import { isUnlearned } from '../unlearned-attempt-store.ts'
import * as store from './mark-store.ts'
import { toMarkedAnswer } from './marking-view.ts'

/** What only a person can mark, and those who do. */
export interface Marking {
  groups(
    actor: Actor,
    query: QueryOf<typeof contract.listMarkingGroups>,
  ): Promise<DataOf<typeof contract.listMarkingGroups>>
  answers(
    actor: Actor,
    query: QueryOf<typeof contract.listMarkedAnswers>,
  ): Promise<DataOf<typeof contract.listMarkedAnswers>>
  mark(
    by: By,
    params: ParamsOf<typeof contract.markAnswer>,
    draft: BodyOf<typeof contract.markAnswer>,
  ): Promise<DataOf<typeof contract.markAnswer>>
}

interface MarkingDependencies {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'record'>
  notifications: Pick<Notifications, 'notify' | 'dropUnread'>
  events: Events
  papers: Papers
  whenResultsChange(tx: Queries, quizId: string): Promise<void>
  whenGraded: WhenGraded
}

export function createMarking(dependencies: MarkingDependencies): Marking {
  const { database, clock, audit, notifications, events, papers, whenResultsChange, whenGraded } = dependencies
  const record = recordActsOn(audit, 'quiz')

  /** A parent who is not approved marks only what they asked themselves. */
  async function sightOf(queries: Queries, actor: Actor): Promise<store.MarkingSight> {
    if (actor.role === 'administrator') return { studentIds: 'everyone', authorId: null }
    const authorId = (await isApproved(queries, actor.id)) ? null : actor.id
    return { studentIds: await childIdsOf(queries, actor.id), authorId }
  }

  async function expectMarkable(queries: Queries, actor: Actor, attemptId: string) {
    const found = await lockCompleted(queries, attemptId)
    const quiz = found && (await findQuiz(queries, found.attempt.quizId))
    if (!found || !isCompleted(found.attempt) || !quiz || quiz.deletedAt !== null) throw notFound(messages.notFound)
    const parentIds = await parentIdsOf(queries, found.attempt.studentId)
    const readerIsApproved = actor.role === 'administrator' || (await isApproved(queries, actor.id))
    if (!can(actor, 'attempt:mark', { parentIds, authorId: quiz.authorId, readerIsApproved }))
      throw notFound(messages.notFound)
    return { attempt: found.attempt, paper: found.paper, quiz }
  }

  /** As it was asked, and by which it is graded. */
  async function versionsOf(
    queries: Queries,
    { attempt, paper }: Pick<AttemptWithPaper, 'attempt' | 'paper'>,
    questionId: string,
  ) {
    const { asked, graded } = refsOf({ attempt, paper }, questionId)
    const [first] = await papers.read(queries, asked)
    const [second] = await papers.read(queries, graded)
    return first && { asked: first, graded: second?.type === first.type ? second : first }
  }

  async function peopleOf(queries: Queries, marks: readonly store.AnswerMark[]) {
    const studentIds = [...new Set(marks.map(({ studentId }) => studentId))]
    const markerIds = [...new Set(marks.map(({ markedBy }) => markedBy).filter((id) => id !== null))]
    return { students: await authorsOf(queries, studentIds), markers: await namesOf(queries, markerIds) }
  }

  async function viewOf(
    queries: Queries,
    mark: store.AnswerMark,
    whole: { attempt: CompletedAttempt; quiz: Quiz },
    versions: { asked: QuestionVersion; graded: QuestionVersion },
  ): Promise<MarkedAnswer> {
    return toMarkedAnswer(mark, { ...whole, ...versions, ...(await peopleOf(queries, [mark])) })
  }

  async function tell(tx: Queries, attempt: CompletedAttempt, quiz: Quiz, grade: Grade): Promise<void> {
    const isShown = await isResultShown(tx, quiz, attempt.studentId, clock.now())
    // Who marks again says so once: what nobody has read yet is out of date.
    await notifications.dropUnread(tx, 'attempt_marked', attempt.id)
    const details = {
      historyId: attempt.id,
      quizId: quiz.id,
      quiz: quiz.title,
      score: isShown ? grade.score : null,
      passed: isShown ? grade.passed : null,
    }
    await notifications.notify(tx, [attempt.studentId], 'attempt_marked', details, attempt.studentId)
  }

  /** What the attempt is worth with this mark, everywhere where it counts. */
  async function count(tx: Queries, attempt: CompletedAttempt, quiz: Quiz, grade: Grade): Promise<void> {
    await store.saveMarkedGrade(tx, attempt, grade)
    if (attempt.assignmentId !== null) {
      const all = (await endingsOf(tx, attempt.assignmentId)).map(({ score, totalPoints, passed }) => ({
        score,
        total: totalPoints,
        passed,
      }))
      await saveCounted(tx, attempt.assignmentId, countedResult(all, quiz))
    }
    await whenResultsChange(tx, quiz.id)
    if (grade.score !== null) await tell(tx, attempt, quiz, grade)
    notifyOpenScreens(events, 'attempts', [attempt.studentId])
  }

  /** Once: who marks again says nothing new about what the child could do then. What is withheld is learned later. */
  async function learn(
    tx: Queries,
    attempt: CompletedAttempt,
    quiz: Quiz,
    mark: { questionId: string; share: number },
  ) {
    const isShown = await isResultShown(tx, quiz, attempt.studentId, clock.now())
    if (!isShown || (await isUnlearned(tx, attempt.id))) return
    const { questionId } = mark
    const answer = { questionId, isRight: mark.share >= rightFrom, seconds: secondsOn(attempt, questionId) }
    await whenGraded(tx, {
      studentId: attempt.studentId,
      attemptId: attempt.id,
      at: clock.now(),
      answers: [answer],
    })
  }

  return {
    async groups(actor, { by, status, ...page }) {
      const queries = database.read()
      const sight = await sightOf(queries, actor)
      const { groups, total, isCapped } = await store.listGroups(queries, sight, { by, status, ...page })
      const waiting = await store.listMarks(queries, sight, { status: 'pending', page: 1, limit: 1 })
      const ids = (part: 'quizId' | 'studentId' | 'attemptId'): string[] => [
        ...new Set(groups.map((group) => group[part]).filter((id) => id !== null)),
      ]
      const quizzes = new Map((await findQuizzes(queries, ids('quizId'))).map(({ id, title }) => [id, title]))
      const students = await authorsOf(queries, ids('studentId'))
      const attempts = await findAttempts(queries, ids('attemptId'))
      const titles = await titlesOf(
        queries,
        groups.flatMap(({ questionId }) => (questionId === null ? [] : [questionId])),
      )
      return {
        groups: groups.map(({ quizId, attemptId, questionId, studentId, pending, answers, finishedAt }) => ({
          quiz: { _id: quizId, title: quizzes.get(quizId) ?? '' },
          attempt:
            attemptId === null || studentId === null
              ? null
              : {
                  _id: attemptId,
                  number: attempts.get(attemptId)?.number ?? 1,
                  student: students.get(studentId) ?? { _id: studentId, name: '', username: '' },
                },
          question: questionId === null ? null : { _id: questionId, title: titles.get(questionId) ?? '' },
          pending,
          answers,
          finishedAt,
        })),
        pending: waiting.total,
        ...(waiting.isCapped && { pendingCapped: true }),
        pagination: paginationOf(page, total, isCapped),
      }
    },

    async answers(actor, { page, limit, ...filter }) {
      const queries = database.read()
      const sight = await sightOf(queries, actor)
      const { marks, total, isCapped } = await store.listMarks(queries, sight, { ...filter, page, limit })
      const quizIds = [...new Set(marks.map(({ quizId }) => quizId))]
      const quizzes = new Map((await findQuizzes(queries, quizIds)).map((quiz) => [quiz.id, quiz]))
      const attemptIds = [...new Set(marks.map(({ attemptId }) => attemptId))]
      const attempts = await findAttemptsWithPapers(queries, attemptIds)
      const refs = marks.flatMap(({ attemptId, questionId }) => {
        const found = attempts.get(attemptId)
        return found ? Object.values(refsOf(found, questionId)).flat() : []
      })
      // All at once, so that each of them is known when it is asked for by name.
      await papers.read(queries, refs)
      const people = await peopleOf(queries, marks)
      const answers: MarkedAnswer[] = []
      for (const mark of marks) {
        const found = attempts.get(mark.attemptId)
        const quiz = quizzes.get(mark.quizId)
        const versions = found && (await versionsOf(queries, found, mark.questionId))
        if (!found || !isCompleted(found.attempt) || !quiz || !versions) continue
        answers.push(toMarkedAnswer(mark, { attempt: found.attempt, quiz, ...versions, ...people }))
      }
      return { answers, pagination: paginationOf({ page, limit }, total, isCapped) }
    },

    mark(by, { attemptId, questionId }, draft) {
      return database.transaction(async (tx) => {
        const { attempt, paper, quiz } = await expectMarkable(tx, by.actor, attemptId)
        const before = await store.lockMark(tx, attemptId, questionId)
        const versions = before && (await versionsOf(tx, { attempt, paper }, questionId))
        if (!before || !versions) throw notFound(messages.notFound)
        if (before.revision !== draft.revision) {
          const answer = await viewOf(tx, before, { attempt, quiz }, versions)
          throw conflict('stale', messages.changedElsewhere, { data: { answer } })
        }
        const rubric = versions.graded.parts.rubric ?? []
        const points = attempt.marks.find((mark) => mark.questionId === questionId)?.points ?? versions.graded.points
        const shared = shareOfMark(draft, rubric, points)
        if ('message' in shared) throw invalid([shared])
        const mark: store.AnswerMark = {
          ...before,
          ...shared,
          comment: draft.comment,
          revision: before.revision + 1,
          markedBy: by.actor.id,
          markedAt: clock.now().toISOString(),
        }
        await store.saveMark(tx, mark)
        const grade = withMark(attempt.marks, { questionId, share: shared.share }, quiz.passingScore)
        await count(tx, attempt, quiz, grade)
        if (before.share === null) await learn(tx, attempt, quiz, { questionId, share: shared.share })
        const details = { attemptId, questionId, oldShare: before.share, newShare: shared.share }
        await record(tx, by, 'attempt.mark', quiz.id, details)
        return {
          answer: await viewOf(tx, mark, { attempt: { ...attempt, ...grade }, quiz }, versions),
          attempt: { pending: waitingIn(grade.marks).length, total_score: grade.score, totalPoints: grade.total },
        }
      })
    },
  }
}

/** Where its versions are found: as it was asked, and as it is graded, both with the numbers of the paper. */
function refsOf({ attempt, paper }: Pick<AttemptWithPaper, 'attempt' | 'paper'>, questionId: string) {
  const isMeant = (ref: { questionId: string }): boolean => ref.questionId === questionId
  const graded = withNumbersOf(paper, (attempt.marks ?? []).filter(isMeant))
  return { asked: withNumbersOf(paper, paper.filter(isMeant)), graded }
}

async function titlesOf(queries: Queries, questionIds: readonly string[]): Promise<Map<string, string>> {
  return new Map((await findSummaries(queries, questionIds)).map(({ id, title }) => [id, title]))
}
