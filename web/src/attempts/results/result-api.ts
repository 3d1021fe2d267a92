import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import {
  downloadResult,
  getChildResult,
  getOwnResult,
  resultFileName,
} from '@lms/contracts/attempts/attempt-results.ts'
import { childMessages } from '@lms/contracts/children/child-messages.ts'
import { getChildProgress, listChildResults } from '@lms/contracts/attempts/child-results.ts'
import { resultSheetMessages } from '@lms/contracts/attempts/result-sheet-messages.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withMessage } from '../../lib/api-error.ts'
import { call, fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { displayZone } from '../../lib/formats.ts'
import { currentLanguage, registerMessages } from '../../lib/texts.ts'

registerMessages(attemptMessages)
registerMessages(childMessages)
registerMessages(resultSheetMessages)

/** As the server's events call it. */
const topic = 'attempts'

export function ownResultQuery(historyId: string) {
  return queryOptions({
    queryKey: [topic, 'result', historyId],
    queryFn: ({ signal }) => call(getOwnResult, { params: { historyId }, signal }),
  })
}

export function childResultQuery(historyId: string, childId: string | undefined) {
  return queryOptions({
    queryKey: [topic, 'result', historyId, childId ?? ''],
    queryFn: ({ signal }) => call(getChildResult, { params: { historyId }, query: { child_id: childId }, signal }),
  })
}

export function childResultsQuery(childId: string, query: { page: number; limit: number; search: string }) {
  return queryOptions({
    queryKey: [topic, 'of-child', childId, query],
    queryFn: ({ signal }) => call(listChildResults, { params: { id: childId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function childProgressQuery(childId: string) {
  return queryOptions({
    queryKey: [topic, 'progress', childId],
    queryFn: async ({ signal }) => (await call(getChildProgress, { params: { id: childId }, signal })).progress,
    staleTime: 0,
  })
}

/** An attempt or a practice run, as it is shown to the person who asks. */
export async function saveResultPdf(id: string, quizTitle: string): Promise<void> {
  const query = { language: currentLanguage(), timeZone: displayZone() }
  const answer = fetchAnswer(downloadResult, { params: { id }, query })
  const file = await (await withMessage(answer, resultSheetMessages.downloadFailed)).blob()
  download(resultFileName(quizTitle), file)
}
