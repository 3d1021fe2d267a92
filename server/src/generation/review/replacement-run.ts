import type { FailureReason, Rejection } from '@lms/contracts/generation/generation.ts'
import { z } from 'zod'
import type { Queries } from '../../platform/database/tables.ts'
import { notifyOpenScreens } from '../../platform/events/screen-events.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Question } from '../../questions/question.ts'
import { contentKeyOf } from '../../questions/question-fingerprint.ts'
import { type NewQuestion, findQuestions, insertQuestions } from '../../questions/question-store.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { lockQuiz, questionIdsOf, saveQuiz } from '../../quizzes/quiz-store.ts'
import { deleteGenerated, insertGenerated, lockGenerated, saveGenerated } from '../generated-question-store.ts'
import { type GeneratedQuestion, type Process, maximumRounds, withCost } from '../generation.ts'
import { lockProcess, saveProcess } from '../process/process-store.ts'
import { type Means, askFor, defineModelJob } from '../process/model-job.ts'
import type { ModelAnswer } from '../model/model-request.ts'
import { notesOf, passedGate } from '../rules/quality-gate.ts'
import { leaveBank } from './review-drop.ts'
import type { GenerationDependencies } from '../generation-dependencies.ts'

const ReplacementJob = z.object({ processId: z.string(), questionId: z.string() })
export const replacementJob = jobKind('generation:replacement', ReplacementJob)
type Payload = z.output<typeof ReplacementJob>

interface Replacing {
  process: Process
  generated: GeneratedQuestion
  quiz: Quiz
  /** Those of the quiz, in their order. */
  questions: Question[]
  /** The one whose place is taken. */
  old: Question
}

/** Another question in the place of one: the same chain of requests as for a quiz, for one question. */
export function runReplacements(dependencies: GenerationDependencies): void {
  const { clock, audit, events, providers } = dependencies
  const now = (): string => clock.now().toISOString()

  async function save(tx: Queries, { process, generated }: Pick<Replacing, 'process' | 'generated'>): Promise<void> {
    await saveGenerated(tx, generated)
    tell(process)
  }

  function tell({ authorId }: Process): void {
    if (authorId !== null) notifyOpenScreens(events, 'generation', [authorId])
  }

  function fail(tx: Queries, { process, generated }: Pick<Replacing, 'process' | 'generated'>, reason: FailureReason) {
    return save(tx, { process, generated: { ...generated, replacement: 'failed', reason } })
  }

  /** What the job is about, as it is now; null when nobody waits for it any more. */
  async function lockExpected(tx: Queries, payload: Payload): Promise<Replacing | null> {
    const process = await lockProcess(tx, payload.processId)
    const quiz = process?.quizId ? await lockQuiz(tx, process.quizId) : null
    const generated = await lockGenerated(tx, payload)
    if (!process || generated?.replacement !== 'running') return null
    const ids = quiz ? await questionIdsOf(tx, quiz.id) : []
    const known = new Map((await findQuestions(tx, ids)).map((question) => [question.id, question]))
    const questions = ids.map((id) => known.get(id)).filter((question) => question !== undefined)
    const old = known.get(payload.questionId)
    // Activated, deleted or taken out meanwhile: then it stays as it is.
    if (!quiz || quiz.isActive || quiz.deletedAt !== null || !old) {
      await fail(tx, { process, generated }, 'cancelled')
      return null
    }
    return { process, generated, quiz, questions, old }
  }

  async function take(tx: Queries, payload: Payload, answer: ModelAnswer, { making, askAgain }: Means) {
    const expected = await lockExpected(tx, payload)
    if (!expected) return
    const process = await saveProcess(tx, withCost(expected.process, answer), now())
    const actor = await making.authorOf(tx, process.authorId)
    if (!actor) return fail(tx, expected, 'cancelled')
    const { generated, questions, old } = expected
    const round = generated.rounds + 1
    const wanted = { easy: 0, medium: 0, hard: 0, [old.difficulty]: 1 }
    const passed = passedGate(answer.candidates, { wanted, siblings: new Set(questions.map(contentKeyOf)), round })
    const [fresh] = passed.accepted
    const isKnown = fresh !== undefined && (await making.inBank(tx, actor, [fresh])).size > 0
    const rejections = [
      ...generated.rejections,
      ...(answer.problem === null ? [] : [{ round, title: '', difficulty: null, reason: answer.problem }]),
      ...passed.rejections,
      ...(fresh && isKnown
        ? [{ round, title: fresh.title, difficulty: fresh.difficulty, reason: 'duplicate_in_bank' as const }]
        : []),
    ] satisfies Rejection[]
    if (fresh && !isKnown)
      return exchange(tx, expected, making.toBank(fresh, old, old.points), { notes: notesOf(fresh), rejections })
    const tried = { process, generated: { ...generated, rounds: round, setbacks: 0, rejections } }
    if (round >= maximumRounds) return fail(tx, tried, 'incomplete')
    await save(tx, tried)
    return askAgain()
  }

  async function exchange(
    tx: Queries,
    { process, quiz, questions, old }: Replacing,
    fresh: NewQuestion,
    gate: Pick<GeneratedQuestion, 'notes' | 'rejections'>,
  ): Promise<void> {
    const [questionId = ''] = await insertQuestions(tx, [fresh], now())
    const ids = questions.map(({ id }) => (id === old.id ? questionId : id))
    await saveQuiz(tx, quiz, ids, now())
    await deleteGenerated(tx, { processId: process.id, questionId: old.id })
    await insertGenerated(tx, [{ processId: process.id, questionId, ...gate }])
    await leaveBank(tx, old.id, quiz, now())
    await audit.record(tx, {
      actor: process.authorId === null ? null : { id: process.authorId },
      action: 'question.generate',
      recordType: 'question',
      recordId: questionId,
      details: { process: process.id, from: old.id },
    })
    tell(process)
  }

  defineModelJob<typeof ReplacementJob, Replacing>(dependencies, {
    kind: replacementJob,
    lock: lockExpected,
    begin: async (_tx, replacing) => replacing,
    ask({ process, generated, questions, old }, signal) {
      const counts = { easy: 0, medium: 0, hard: 0, [old.difficulty]: 1 }
      return askFor(providers, process, { counts, wish: generated.wish, siblings: questions }, signal)
    },
    take,
    async pay(tx, replacing, tokens) {
      return { ...replacing, process: await saveProcess(tx, withCost(replacing.process, tokens), now()) }
    },
    setbacksOf: ({ generated }) => generated.setbacks,
    wait: (tx, { process, generated }) =>
      save(tx, { process, generated: { ...generated, setbacks: generated.setbacks + 1 } }),
    fail,
  })
}
