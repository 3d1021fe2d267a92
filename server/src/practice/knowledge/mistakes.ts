import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { listMistakes } from '@lms/contracts/practice/practice-sessions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { QuestionSummary } from '../../questions/question.ts'
import { findSummaries } from '../../questions/question-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { practisableMistakes } from '../practice-sight.ts'
import { isRightOn } from '../rules/mistakes.ts'
import { openMistakesOf } from './knowledge-store.ts'

interface Mistake {
  question: QuestionSummary
  since: string
  wasRightOnce: boolean
  isRightToday: boolean
}

/** More than anybody mends in a month; the oldest come first, so that none is forgotten. */
const mistakesLooked = 200

/** 'Sổ câu sai': what may be practised of a child's mistakes, the oldest first. */
export async function mistakesToPractise(queries: Queries, studentId: string, now: Date): Promise<Mistake[]> {
  const open = await openMistakesOf(queries, studentId, mistakesLooked)
  const ids = open.map(({ questionId }) => questionId)
  const questions = new Map(
    (await practisableMistakes(queries, studentId, ids, now)).map((question) => [question.id, question]),
  )
  return open.flatMap(({ questionId, met: { mistake } }) => {
    const question = questions.get(questionId)
    if (!question || !mistake) return []
    const isRightToday = isRightOn(mistake, now.getTime())
    const wasRightOnce = mistake.rightOn !== null
    return [{ question, since: new Date(mistake.since).toISOString(), wasRightOnce, isRightToday }]
  })
}

export async function readMistakes(
  queries: Queries,
  studentId: string,
  now: Date,
): Promise<DataOf<typeof listMistakes>> {
  const mistakes = await mistakesToPractise(queries, studentId, now)
  const bySubject = Map.groupBy(mistakes, ({ question }) => question.subjectId)
  const names = await subjectNamesOf(queries, [...bySubject.keys()])
  const subjects = [...bySubject].map(([id, own]) => ({
    _id: id,
    name: names.get(id) ?? '',
    mistakes: own.map(({ question, ...mistake }) => ({
      question: { _id: question.id, title: question.title },
      ...mistake,
    })),
  }))
  return {
    subjects: subjects.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    total: mistakes.length,
  }
}

/** All that is kept, for those who look after the child. */
export async function keptMistakesOf(queries: Queries, studentId: string) {
  const open = await openMistakesOf(queries, studentId, 100_000)
  const ids = open.map(({ questionId }) => questionId)
  const titles = new Map((await findSummaries(queries, ids)).map(({ id, title }) => [id, title]))
  return open.map(({ questionId, met: { mistake } }) => ({
    questionId,
    title: titles.get(questionId) ?? null,
    since: mistake ? new Date(mistake.since).toISOString() : null,
    wasRightOnce: (mistake?.rightOn ?? null) !== null,
  }))
}
