import { exchangeMessages } from '@lms/contracts/exchange/exchange-messages.ts'
import { exportLosses } from '@lms/contracts/exchange/export-losses.ts'
import type { ExportFormat } from '@lms/contracts/exchange/exchange.ts'
import {
  type ExportCheck,
  checkExport,
  checkQuizExport,
  exportFileName,
  exportQuestions,
  exportQuiz,
} from '@lms/contracts/exchange/exports.ts'
import type { QuestionFilter } from '@lms/contracts/questions/questions.ts'
import { queryOptions } from '@tanstack/react-query'
import { withMessage } from '../../lib/api-error.ts'
import { call, fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(exchangeMessages)
registerMessages(exportLosses)

/** The current filter of the bank, or a quiz. */
export type ExportSource = { filter: QuestionFilter } | { quizId: string; title: string }

function check(source: ExportSource, format: ExportFormat, after?: string, signal?: AbortSignal): Promise<ExportCheck> {
  const options = signal === undefined ? {} : { signal }
  return 'quizId' in source
    ? call(checkQuizExport, { params: { id: source.quizId }, query: { format }, ...options })
    : call(checkExport, { query: { ...source.filter, format, after }, ...options })
}

export function exportCheckQuery(source: ExportSource, format: ExportFormat) {
  return queryOptions({
    queryKey: ['questions', 'export', source, format],
    queryFn: ({ signal }) => withMessage(check(source, format, undefined, signal), exchangeMessages.exportFailed),
  })
}

/** One file after the other, until there are no more. */
export async function saveExport(
  source: ExportSource,
  format: ExportFormat,
  onPart: (done: number) => void,
): Promise<void> {
  let after: string | undefined
  for (let part = 1; ; part += 1) {
    const answer =
      'quizId' in source
        ? fetchAnswer(exportQuiz, { params: { id: source.quizId }, query: { format } })
        : fetchAnswer(exportQuestions, { query: { ...source.filter, format, after } })
    const file = await (await withMessage(answer, exchangeMessages.exportFailed)).blob()
    download(exportFileName('quizId' in source ? source.title : 'cau-hoi', format, part), file)
    onPart(part)
    if ('quizId' in source) return
    const { next } = await check(source, format, after)
    if (next === null) return
    after = next
  }
}
