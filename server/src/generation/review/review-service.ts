import type { DataOf } from '@lms/contracts/endpoint.ts'
import { generationMessages as messages } from '@lms/contracts/generation/generation-messages.ts'
import type { ReviewDecision, reviewProcess } from '@lms/contracts/generation/generation-review.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { authorize, authorizeRead } from '../../platform/http/authorize.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { namesOf } from '../../questions/question-service.ts'
import { findQuestions, lockQuestions, saveQuestion } from '../../questions/question-store.ts'
import { toQuestionView } from '../../questions/question-view.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { findQuiz, lockQuiz, questionIdsOf, saveQuiz } from '../../quizzes/quiz-store.ts'
import { authorsOf } from '../../users/author-store.ts'
import type { Allowance } from '../allowance.ts'
import { deleteGenerated, generatedOf, lockGenerated, saveGenerated } from '../generated-question-store.ts'
import type { GeneratedQuestion, Process } from '../generation.ts'
import { toDetailView } from '../generation-view.ts'
import { dealtPoints } from '../rules/points.ts'
import { findProcess, lockProcess } from '../process/process-store.ts'
import { leaveBank } from './review-drop.ts'
import { replacementJob } from './replacement-run.ts'
import type { GenerationDependencies } from '../generation-dependencies.ts'

type Review = DataOf<typeof reviewProcess>

export interface Reviews {
  show(actor: Actor, processId: string): Promise<Review>
  decide(by: By, ref: QuestionRef, decision: ReviewDecision): Promise<Review>
  replace(by: By, ref: QuestionRef, wish: string): Promise<Review>
  drop(by: By, ref: QuestionRef): Promise<Review>
  dealPoints(by: By, processId: string): Promise<Review>
}

interface QuestionRef {
  processId: string
  questionId: string
}

export function createReviews(dependencies: GenerationDependencies, allowance: Allowance): Reviews {
  const { database, clock, audit, events, jobs } = dependencies
  const now = (): string => clock.now().toISOString()
  const record = recordActsOn(audit, 'quiz')

  async function view(queries: Queries, actor: Actor, process: Process, quiz: Quiz): Promise<Review> {
    const ids = await questionIdsOf(queries, quiz.id)
    const questions = new Map((await findQuestions(queries, ids)).map((question) => [question.id, question]))
    const ordered = ids.map((id) => questions.get(id)).filter((question) => question !== undefined)
    const generated = new Map((await generatedOf(queries, process.id)).map((one) => [one.questionId, one]))
    const names = await namesOf(queries, ordered)
    return {
      process: toDetailView(process, actor, await authorsOf(queries, [process.authorId])),
      quiz: {
        _id: quiz.id,
        title: quiz.title,
        isActive: quiz.isActive,
        version: quiz.version,
        totalPoints: ordered.reduce((total, { points }) => total + points, 0),
      },
      questions: ordered.map((question) => ({
        question: toQuestionView(question, names),
        ...standingOf(generated.get(question.id)),
      })),
    }
  }

  /** The process that is reviewed and its quiz, which is still a draft. */
  async function lockDraft(tx: Queries, { actor }: By, processId: string): Promise<{ process: Process; quiz: Quiz }> {
    const process = await lockProcess(tx, processId)
    if (!process) throw notFound(messages.notFound)
    authorizeRead(actor, 'generation:process', process)
    const quiz = process.quizId === null ? null : await lockQuiz(tx, process.quizId)
    if (!quiz || quiz.deletedAt !== null) throw conflict('not_reviewable', messages.notReviewable)
    authorize(actor, 'quiz:update', quiz)
    if (quiz.isActive) throw conflict('already_active', messages.alreadyActive)
    return { process, quiz }
  }

  async function lockMade(tx: Queries, ref: QuestionRef): Promise<GeneratedQuestion> {
    const generated = await lockGenerated(tx, ref)
    if (!generated) throw notFound(messages.questionNotFound)
    if (generated.replacement === 'running') throw conflict('being_replaced', messages.beingReplaced)
    return generated
  }

  function tell({ authorId }: Process, { actor }: By): void {
    notifyOpenScreens(events, 'generation', [...new Set([authorId ?? actor.id, actor.id])])
  }

  return {
    async show(actor, processId) {
      const process = await findProcess(database.read(), processId)
      if (!process) throw notFound(messages.notFound)
      authorizeRead(actor, 'generation:process', process)
      const quiz = process.quizId === null ? null : await findQuiz(database.read(), process.quizId)
      if (!quiz || quiz.deletedAt !== null) throw conflict('not_reviewable', messages.notReviewable)
      return view(database.read(), actor, process, quiz)
    },

    decide(by, ref, decision) {
      return database.transaction(async (tx) => {
        const { process, quiz } = await lockDraft(tx, by, ref.processId)
        await saveGenerated(tx, { ...(await lockMade(tx, ref)), decision })
        tell(process, by)
        return view(tx, by.actor, process, quiz)
      })
    },

    async replace(by, ref, wish) {
      // Looked at first, so that what cannot be replaced costs no allowance.
      await database.transaction(async (tx) => {
        await lockDraft(tx, by, ref.processId)
        await lockMade(tx, ref)
      })
      await allowance.take(by.actor.id)
      return database.transaction(async (tx) => {
        const { process, quiz } = await lockDraft(tx, by, ref.processId)
        const asked = { replacement: 'running' as const, reason: null, wish, rounds: 0, setbacks: 0, rejections: [] }
        await saveGenerated(tx, { ...(await lockMade(tx, ref)), ...asked, decision: 'open' })
        await jobs.enqueue(tx, replacementJob, ref)
        await record(tx, by, 'quiz.replace-question', quiz.id, { question: ref.questionId })
        tell(process, by)
        return view(tx, by.actor, process, quiz)
      })
    },

    drop(by, ref) {
      return database.transaction(async (tx) => {
        const { process, quiz } = await lockDraft(tx, by, ref.processId)
        await lockMade(tx, ref)
        const ids = await questionIdsOf(tx, quiz.id)
        const left = ids.filter((id) => id !== ref.questionId)
        if (left.length === 0) throw conflict('last_question', messages.lastQuestion)
        const saved = await saveQuiz(tx, quiz, left, now())
        await deleteGenerated(tx, ref)
        await leaveBank(tx, ref.questionId, quiz, now())
        await record(tx, by, 'quiz.drop-question', quiz.id, { question: ref.questionId })
        tell(process, by)
        return view(tx, by.actor, process, saved)
      })
    },

    dealPoints(by, processId) {
      return database.transaction(async (tx) => {
        const { process, quiz } = await lockDraft(tx, by, processId)
        const ids = await questionIdsOf(tx, quiz.id)
        const known = new Map((await lockQuestions(tx, ids)).map((question) => [question.id, question]))
        const questions = ids.map((id) => known.get(id)).filter((question) => question !== undefined)
        const points = dealtPoints(questions.map(({ difficulty }) => difficulty))
        for (const [index, question] of questions.entries()) {
          const dealt = points[index] ?? question.points
          if (dealt === question.points) continue
          authorize(by.actor, 'question:update', question)
          await saveQuestion(tx, { ...question, points: dealt }, { authorId: by.actor.id, now: now() })
        }
        await record(tx, by, 'quiz.deal-points', quiz.id)
        tell(process, by)
        return view(tx, by.actor, process, quiz)
      })
    },
  }
}

function standingOf(generated: GeneratedQuestion | undefined) {
  return {
    isGenerated: generated !== undefined,
    decision: generated?.decision ?? ('kept' as const),
    replacement: { state: generated?.replacement ?? ('none' as const), reason: generated?.reason ?? null },
    notes: generated?.notes ?? [],
    rejections: generated?.rejections ?? [],
  }
}
