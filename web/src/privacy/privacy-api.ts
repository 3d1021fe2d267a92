import { privacyMessages } from '@lms/contracts/privacy/privacy-messages.ts'
import {
  childArchiveFileName,
  childDataFileName,
  eraseChild,
  exportChildArchive,
  exportChildData,
} from '@lms/contracts/privacy/privacy.ts'
import { listReadings } from '@lms/contracts/privacy/readings.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { displayZone } from '../lib/formats.ts'
import { currentLanguage, registerMessages } from '../lib/texts.ts'

registerMessages(privacyMessages)

export async function saveChildData(id: string): Promise<void> {
  const answer = await fetchAnswer(exportChildData, { params: { id } })
  download(childDataFileName(new Date()), await answer.blob())
}

/** The same to read: a page with pictures, beside the data. */
export async function saveChildArchive(id: string): Promise<void> {
  const query = { language: currentLanguage(), timeZone: displayZone() }
  const answer = await fetchAnswer(exportChildArchive, { params: { id }, query })
  download(childArchiveFileName(new Date()), await answer.blob())
}

export function readingsQuery(childId: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: ['children', 'readings', childId, query],
    queryFn: ({ signal }) => call(listReadings, { params: { id: childId }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export async function erase(id: string, username: string): Promise<void> {
  await call(eraseChild, { params: { id }, body: { username } })
}
