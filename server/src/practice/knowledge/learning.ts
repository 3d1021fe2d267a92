import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { type LearnedAnswer, type WholeKnowledge, emptyKnowledge, learnTogether } from '../rules/knowledge.ts'
import { trainedModel } from '../rules/trained-model.ts'
import * as store from './knowledge-store.ts'
import { insertLearned, learnedAfter, learnedBy } from './learned-store.ts'

const { beliefs } = trainedModel

export interface Graded {
  studentId: string
  source: 'quiz' | 'practice'
  /** The attempt or the session. */
  sourceId: string
  at: Date
  answers: readonly Omit<LearnedAnswer, 'topicId'>[]
}

/** What somebody answered, learned from in the transaction that grades it. */
export async function learnFrom(tx: Queries, { answers, at, ...graded }: Graded): Promise<void> {
  if (answers.length === 0) return
  const topics = await store.topicKeysOf(
    tx,
    answers.map(({ questionId }) => questionId),
  )
  const known = answers.flatMap((answer) => {
    const topicId = topics.get(answer.questionId)
    return topicId === undefined ? [] : [{ ...answer, topicId }]
  })
  if (known.length === 0) return
  const knowledge = await store.lockKnowledge(tx, {
    studentId: graded.studentId,
    topicIds: known.map(({ topicId }) => topicId),
    questionIds: known.map(({ questionId }) => questionId),
  })
  learnTogether(knowledge, known, at.getTime(), beliefs)
  await store.saveKnowledge(tx, graded.studentId, knowledge)
  await insertLearned(tx, { ...graded, at: at.toISOString(), answers: known })
}

/** The same for what a quiz asked; nobody got a hint there. */
export function learnFromAttempt(
  tx: Queries,
  {
    attemptId,
    answers,
    ...graded
  }: Omit<Graded, 'source' | 'sourceId' | 'answers'> & {
    attemptId: string
    answers: readonly Omit<LearnedAnswer, 'topicId' | 'withHint'>[]
  },
): Promise<void> {
  const all = answers.map((answer) => ({ ...answer, withHint: false }))
  return learnFrom(tx, { ...graded, source: 'quiz', sourceId: attemptId, answers: all })
}

/** An attempt never was: what the child knows follows from everything else. */
export async function unlearnAttempt(tx: Queries, studentId: string, attemptId: string): Promise<void> {
  if (!(await store.forgetAttempt(tx, studentId, attemptId))) return
  const batches = await learnedBy(tx, studentId)
  const all = batches.flatMap(({ answers }) => answers)
  const topicIds = [...new Set(all.map(({ topicId }) => topicId))]
  const questionIds = [...new Set(all.map(({ questionId }) => questionId))]
  const own = await store.readKnowledge(tx, { studentId, topicIds, questionIds })
  for (const { answers, at } of batches) learnTogether(own, answers, Date.parse(at), beliefs)
  // What all children told together has heard these answers before.
  await store.saveKnowledge(tx, studentId, { ...own, topics: new Map(), questions: new Map() })
}

const readAtOnce = 5000

/** All records anew from history, in one moment. Says from how many answers. */
export function relearn(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await store.forgetEverything(tx)
    const shared = emptyKnowledge()
    const children = new Map<string, WholeKnowledge>()
    let count = 0
    for (let after = ''; ;) {
      const batches = await learnedAfter(tx, after, readAtOnce)
      const last = batches.at(-1)
      if (!last) break
      after = last.id
      for (const { studentId, answers, at } of batches) {
        const own = children.get(studentId) ?? {
          ...emptyKnowledge(),
          topics: shared.topics,
          questions: shared.questions,
        }
        children.set(studentId, own)
        learnTogether(own, answers, Date.parse(at), beliefs)
        count += answers.length
      }
    }
    for (const [studentId, own] of children)
      await store.saveKnowledge(tx, studentId, { ...own, topics: new Map(), questions: new Map() })
    await store.saveKnowledge(tx, '', shared)
    return count
  })
}
