import type { Queries } from '../platform/database/tables.ts'
import { entriesOfStudent } from './attempts/entry-store.ts'
import { candidacyOf } from './printed/candidate-store.ts'
import { sheetsOfStudent } from './printed/printed-paper-store.ts'

/** What is stored about a child because of paper: numbers, sheets with its name, and what it wrote on them. */
export async function readOnPaper(queries: Queries, studentId: string) {
  return {
    candidateNumbers: (await candidacyOf(queries, studentId)).map(({ number, createdAt }) => ({ number, createdAt })),
    sheets: (await sheetsOfStudent(queries, studentId)).map(({ quizId, code, pages, createdAt }) => ({
      quizId,
      code,
      pages,
      createdAt,
    })),
    entries: (await entriesOfStudent(queries, studentId)).map(
      ({ quizId, code, source, answers, total, score, attemptId, createdAt }) => ({
        quizId,
        code,
        source,
        answers,
        total,
        score,
        attemptId,
        createdAt,
      }),
    ),
  }
}
