import { scanFailures, scanMessages } from '@lms/contracts/scans/scan-messages.ts'
import * as contract from '@lms/contracts/scans/scans.ts'
import { sheetStateMessages } from '@lms/contracts/scans/sheet-state-messages.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(scanMessages)
registerMessages(scanFailures)
registerMessages(sheetStateMessages)

/** Also the topic of events: open screens follow. */
const topic = 'scans'
/** Where no event arrives, such as while a line is lost. */
const askAgain = 3000
const isMoving = (state: contract.ScanState | undefined): boolean => state !== undefined && state !== 'open'

export function scansQuery(quizId: string, query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'list', quizId, query],
    queryFn: ({ signal }) => call(contract.listScans, { params: { id: quizId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.scans.some((one) => isMoving(one.state)) ? askAgain : false),
  })
}

export function scanQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(contract.getScan, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isMoving(state.data?.scan.state) ? askAgain : false),
  })
}

/** Asked anew when somebody has changed it. */
export function sheetQuery(scanId: string, { _id: sheet, revision }: Pick<contract.ScannedSheet, '_id' | 'revision'>) {
  return queryOptions({
    queryKey: [topic, 'sheet', scanId, sheet, revision],
    queryFn: ({ signal }) => call(contract.getScannedSheet, { params: { id: scanId, sheet }, signal }),
  })
}

/** Pictures never change; they are private, so that no address of theirs shows anything. */
export function pictureQuery(scanId: string, page: string) {
  return queryOptions({
    queryKey: ['scan-picture', scanId, page],
    queryFn: async ({ signal }) =>
      asAddress(await (await fetchAnswer(contract.getScanPicture, { params: { id: scanId, page }, signal })).blob()),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
}

export async function sendSheets(
  quizId: string,
  scan: string | undefined,
  files: readonly File[],
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<contract.Scan> {
  const form = new FormData()
  for (const file of files) form.append('file', file)
  const query = scan === undefined ? {} : { scan }
  return (await call(contract.uploadScans, { params: { id: quizId }, query, body: form, ...options })).scan
}

export const changeSheet = (scanId: string, sheet: string, body: contract.SheetChange) =>
  call(contract.changeScannedSheet, { params: { id: scanId, sheet }, body })
export const confirmScan = (id: string) => call(contract.confirmScan, { params: { id } })
export const undoScan = (id: string) => call(contract.undoScan, { params: { id } })
export const removeScan = (id: string) => call(contract.removeScan, { params: { id } })
export const removePictures = (id: string) => call(contract.removeScanPictures, { params: { id } })

export async function saveMarks(id: string, format: (typeof contract.marksFormats)[number]): Promise<void> {
  const answer = await fetchAnswer(contract.getScanMarks, { params: { id }, query: { format } })
  download(`diem.${format}`, await answer.blob())
}

export async function reloadScans(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

/** What somebody else made of a sheet meanwhile. */
export function changedElsewhere(error: unknown): contract.SheetDetails | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null
  const found = contract.SheetDetails.safeParse(error.data)
  return found.success ? found.data : null
}

/** The picture itself as its address: nothing to be given back. */
function asAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(new Error('A picture could not be taken in')))
    reader.readAsDataURL(content)
  })
}
