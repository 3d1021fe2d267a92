import { listImportedQuestions } from '@lms/contracts/exchange/exchange.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { quizLimits } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatNumber } from '../../lib/formats.ts'
import { call } from '../../lib/api.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { wizardTexts } from './wizard-texts.ts'

const perPage = 100

/** Who comes back from an import has its questions chosen, besides those that were chosen before. */
export function useImportedQuestions(
  questions: readonly QuestionSummary[],
  choose: (questions: readonly QuestionSummary[]) => void,
): void {
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const id = typeof address['imported'] === 'string' ? address['imported'] : null
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (id === null || taken.current === id) return
    taken.current = id
    void take(id)

    async function take(importId: string): Promise<void> {
      try {
        const imported = await allOf(importId)
        const known = new Set(questions.map(({ _id }) => _id))
        const fresh = imported.filter(({ _id }) => !known.has(_id))
        choose([...questions, ...fresh].slice(0, quizLimits.questionsMaximum))
        toast.success(translate(wizardTexts, 'imported', { count: formatNumber(fresh.length) }))
      } catch {
        toast.error(translate(wizardTexts, 'importedFailed'))
      }
      await navigate({
        to: '.',
        search: (previous: Record<string, unknown>) => ({ ...previous, imported: undefined }),
        replace: true,
      } as never)
    }
  })
}

async function allOf(id: string): Promise<QuestionSummary[]> {
  const all: QuestionSummary[] = []
  for (let page = 1; all.length < quizLimits.questionsMaximum; page += 1) {
    const { questions, pagination } = await call(listImportedQuestions, {
      params: { id },
      query: { page, limit: perPage },
    })
    all.push(...questions)
    if (page >= pagination.totalPages) break
  }
  return all
}
