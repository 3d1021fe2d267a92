import type { DataOf, BodyOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { type QuizDraw, type checkDraws, defaultDrawPoints, drawnCount } from '@lms/contracts/quizzes/quiz-draws.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { readsAdministratorQuestions } from '../../questions/question-access.ts'
import type { DrawScope } from '../../questions/question-list-store.ts'
import { findUser } from '../../users/user-store.ts'
import type { Quiz } from '../quiz.ts'
import type { PlacedVersion } from '../quiz-points-store.ts'
import { questionIdsOf } from '../quiz-store.ts'
import { type Drawable, candidatesOf } from './draw-store.ts'
import { type Candidate, drawFrom } from './fair-draw.ts'

/** What the slices above know and draws ask: how questions went so far. */
export interface DrawKnowledge {
  /** The share of their points that those got who met them, as far as enough have. */
  sharesOf(queries: Queries, questionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** When somebody met which question last. */
type LastMet = ReadonlyMap<string, string>

interface Drawing {
  random: () => number
  /** Null where nobody in particular is asked, as on paper. */
  met: { last: LastMet; now: Date } | null
}

export interface QuizDraws {
  /** Of this quiz for one paper, in the order of its draws; `missing` of them could not be found. */
  drawn(queries: Queries, quiz: Quiz, drawing: Drawing): Promise<{ questions: PlacedVersion[]; missing: number }>
  /** How many there are for draws that somebody writes down. */
  check(actor: Actor, wish: BodyOf<typeof checkDraws>): Promise<DataOf<typeof checkDraws>>
}

/** Where nobody has met a question yet, its author's word is what there is. */
const expectedBy = { easy: 0.8, medium: 0.6, hard: 0.4 } as const

const dayLength = 86_400_000

export function createQuizDraws({ database }: { database: Database }, { sharesOf }: DrawKnowledge): QuizDraws {
  return {
    async drawn(queries, quiz, { random, met }) {
      if (quiz.draws.length === 0) return { questions: [], missing: 0 }
      const scope = await scopeOfAuthor(queries, quiz)
      const found = await Promise.all(
        quiz.draws.map(async (draw) => {
          const all = scope === null ? [] : await candidatesOf(queries, scope, quiz, draw)
          return all.filter(({ id }) => isFresh(id, draw, met))
        }),
      )
      const shares = await sharesOf(queries, [...new Set(found.flat().map(({ id }) => id))])
      const pools = quiz.draws.map(({ count }, index) => ({
        count,
        candidates: (found[index] ?? []).map((question) => toCandidate(question, shares)),
      }))
      const there = new Set(await questionIdsOf(queries, quiz.id))
      const drawn = drawFrom(pools, there, random)
      const questions = drawn.flatMap((some, index) =>
        some.map(({ id, version }) => placed(id, version, quiz.draws[index])),
      )
      return { questions, missing: drawnCount(quiz.draws) - questions.length }
    },

    async check(actor, { class: code, subject, draws, questions }) {
      authorizeRole(actor, 'quiz:create')
      const queries = database.read()
      const scope = await scopeOf(queries, actor)
      const there = new Set(questions)
      const found = await Promise.all(
        draws.map(async (draw) => {
          const all = await candidatesOf(queries, scope, { class: code, subjectId: subject }, draw)
          return all.filter(({ id }) => !there.has(id)).map((question) => toCandidate(question, new Map()))
        }),
      )
      const pools = draws.map(({ count }, index) => ({ count, candidates: found[index] ?? [] }))
      const drawn = drawFrom(pools, there, () => 0)
      const each = draws.map(({ count }, index) => ({
        found: found[index]?.length ?? 0,
        missing: count - (drawn[index]?.length ?? 0),
      }))
      return { draws: each, missing: each.reduce((sum, { missing }) => sum + missing, 0) }
    },
  }
}

/**
 * Its author's, as they are now: their own and, once they are approved, administrators'. Administrators see every
 * question of every family, but what is drawn without anybody looking comes from the house alone.
 */
async function scopeOfAuthor(queries: Queries, { authorId, byAdministrator }: Quiz): Promise<DrawScope | null> {
  const author = authorId === null ? null : await findUser(queries, authorId)
  if (!author) return byAdministrator ? 'house' : null
  return scopeOf(queries, { id: author.id, role: author.role })
}

async function scopeOf(queries: Queries, actor: Actor): Promise<DrawScope> {
  if (actor.role === 'administrator') return 'house'
  return { authorId: actor.id, withAdministrators: await readsAdministratorQuestions(queries, actor) }
}

function isFresh(id: string, { unseenDays }: QuizDraw, met: Drawing['met']): boolean {
  if (met === null || unseenDays === undefined) return true
  const last = met.last.get(id)
  return last === undefined || Date.parse(last) < met.now.getTime() - unseenDays * dayLength
}

function toCandidate({ id, version, difficulty }: Drawable, shares: ReadonlyMap<string, number>): Candidate {
  return { id, version, expected: shares.get(id) ?? expectedBy[difficulty] }
}

function placed(questionId: string, version: number, draw: QuizDraw | undefined): PlacedVersion {
  return { questionId, version, points: draw?.points ?? defaultDrawPoints, section: draw?.section ?? null }
}
