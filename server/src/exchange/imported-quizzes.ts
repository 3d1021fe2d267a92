import type { DataOf } from '@lms/contracts/endpoint.ts'
import { exchangeMessages as messages } from '@lms/contracts/exchange/exchange-messages.ts'
import type { createImportQuiz } from '@lms/contracts/exchange/exchange.ts'
import { QuizDraft } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { drawLimits } from '@lms/contracts/quizzes/quiz-draws.ts'
import { conflict, invalid } from '../platform/http/errors.ts'
import type { By } from '../platform/http/route.ts'
import { findSummaries } from '../questions/question-store.ts'
import type { Quizzes } from '../quizzes/quiz-service.ts'
import type { ImportDependencies } from './exchange-dependencies.ts'
import { seenImport } from './import-access.ts'
import { savedItems } from './import-item-store.ts'
import { pointsIn } from './paper/words.ts'
import { factorOf } from './point-weights.ts'

export interface ImportedQuizzes {
  create(by: By, id: string): Promise<DataOf<typeof createImportQuiz>>
}

interface Dependencies extends Pick<ImportDependencies, 'database'> {
  quizzes: Pick<Quizzes, 'create'>
}

const longestTitle = 200

/** A paper that was imported, as a quiz: nothing of it is shown to anybody before its author has looked. */
export function createImportedQuizzes({ database, quizzes }: Dependencies): ImportedQuizzes {
  return {
    async create(by, id) {
      const one = await seenImport(database.read(), by.actor, id)
      if (one.state !== 'saved') throw conflict('wrong_state', messages.wrongState)
      const saved = await savedItems(database.read(), id)
      const found = await findSummaries(
        database.read(),
        saved.map(({ questionId }) => questionId),
      )
      const there = new Set(found.flatMap((question) => (question.deletedAt === null ? [question.id] : [])))
      const items = saved.filter(({ questionId }) => there.has(questionId))
      const titles = [...new Set(items.map(({ section }) => section).filter((title) => title !== ''))]
      const sections = titles.length > drawLimits.sectionsMaximum ? [] : titles
      const points = pointsByParts(items)
      // What a paper does not say of itself stands with its questions.
      const place = one.class === null || one.subjectId === null ? items[0] : one
      const draft = QuizDraft.safeParse({
        title: one.fileName.replace(/\.\w{2,5}$/u, '').slice(0, longestTitle),
        class: place?.class,
        subject: place?.subjectId,
        isActive: false,
        isPublic: false,
        scale: 'ten',
        sections: sections.map((title) => ({ title: title.slice(0, longestTitle) })),
        questions: [],
      })
      if (!draft.success) throw invalid([{ field: 'class', message: messages.unplaced }], messages.unplaced)
      const placing = items.map(({ questionId, section }, at) => [
        questionId,
        {
          ...(points && { points: points[at] ?? 1 }),
          ...(sections.includes(section) && { section: sections.indexOf(section) }),
        },
      ])
      const { quiz } = await quizzes.create(by, {
        ...draft.data,
        questions: items.map(({ questionId }) => questionId),
        placing: Object.fromEntries(placing),
      })
      return { quiz: { _id: quiz._id } }
    },
  }
}

interface Part {
  section: string
  points: number
}

const whole = 10
const most = 100
/** '(0,25 điểm/câu)' */
const ofEach = /điểm\s*(?:\/|mỗi|một)\s*câu/iu

/**
 * What the headings say is shared among the questions of each part, by their own points; parts that say nothing share
 * what is left of ten. Whole numbers of the same weight, as the file's points are. Null where no heading says anything:
 * then the points of the questions stand, and a mark out of ten is shared by those.
 */
export function pointsByParts(items: readonly Part[]): number[] | null {
  const parts = Map.groupBy(items, ({ section }) => section)
  const said = new Map<string, number>()
  for (const [title, members] of parts) {
    const points = pointsIn(title)
    if (points !== null) said.set(title, ofEach.test(title) ? points * members.length : points)
  }
  const left = whole - [...said.values()].reduce((sum, points) => sum + points, 0)
  if (said.size === 0 || (said.size < parts.size && left <= 0)) return null
  const silent = items.filter(({ section }) => !said.has(section))
  const shares = items.map((item) => {
    const among = said.has(item.section) ? (parts.get(item.section) ?? []) : silent
    const all = among.reduce((sum, { points }) => sum + points, 0)
    return ((said.get(item.section) ?? left) * item.points) / all
  })
  const factor = shares.every(Number.isInteger) ? 1 : (factorOf(shares) ?? whole)
  return shares.map((share) => Math.min(most, Math.max(1, Math.round(share * factor))))
}
