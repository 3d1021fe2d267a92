import type { DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import type { KeyReview, listKeyReviews } from '@lms/contracts/exchange/key-review.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import type { Database } from '../../platform/database/database.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { offsetOf, paginationOf } from '../../platform/pagination.ts'
import type { Question } from '../../questions/question.ts'
import { findQuestions } from '../../questions/question-store.ts'
import { type ImportedTruth, importedTruths } from './key-review-store.ts'

type List = typeof listKeyReviews

export interface KeyReviews {
  list(actor: Actor, query: QueryOf<List>): Promise<DataOf<List>>
}

const portion = 500

/** What earlier readings may have turned around. Nothing is mended here: only a person knows what was meant. */
export function createKeyReviews({ database }: { database: Database }): KeyReviews {
  async function doubtful(): Promise<KeyReview[]> {
    const lines = await importedTruths(database.read())
    const reviews: KeyReview[] = []
    for (let start = 0; start < lines.length; start += portion) {
      const part = lines.slice(start, start + portion)
      const ids = part.map(({ questionId }) => questionId)
      const questions = new Map((await findQuestions(database.read(), ids)).map((one) => [one.id, one]))
      for (const line of part) {
        const question = questions.get(line.questionId)
        const review = question && reviewOf(line, question)
        if (review) reviews.push(review)
      }
    }
    return reviews
  }

  return {
    async list(actor, query) {
      authorizeRole(actor, 'question:review-keys')
      const reviews = await doubtful()
      const start = offsetOf(query)
      return { reviews: reviews.slice(start, start + query.limit), pagination: paginationOf(query, reviews.length) }
    },
  }
}

function reviewOf(line: ImportedTruth, question: Question): KeyReview | null {
  const stored = keyOf(question.answers)
  if (stored === null) return null
  const imported = line.text.type === 'true_false' ? keyOf(line.text.answers) : null
  const shown = {
    question: { _id: question.id, title: question.title },
    fileName: line.fileName,
    place: line.place,
    stored,
    importedAt: line.createdAt,
  }
  if (imported !== null && imported !== stored) return { ...shown, finding: 'differs', imported }
  // A table was read by place, so that its line says no more than the bank does; who saved it since has looked at it.
  const isTable = line.format === 'csv' || line.format === 'xlsx'
  const isOpen = isTable && !line.keysByMeaning && question.version === 1
  return isOpen ? { ...shown, finding: 'unchecked', imported: null } : null
}

function keyOf(answers: readonly { text: string; isCorrect: boolean }[]): boolean | null {
  const keys = answers.filter(({ isCorrect }) => isCorrect)
  return keys.length === 1 ? truthOf(keys[0]?.text ?? '') : null
}
