import type { BodyOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeMessages } from '@lms/contracts/exchange/exchange-messages.ts'
import { exchangeProblems } from '@lms/contracts/exchange/reading-problems.ts'
import * as contract from '@lms/contracts/exchange/exchange.ts'
import { getImportOverview, passSeenProblem as passSeen } from '@lms/contracts/exchange/overview.ts'
import * as marking from '@lms/contracts/exchange/marking/marking.ts'
import * as reading from '@lms/contracts/exchange/reading.ts'
import { exchangeReasons, reviewMessages } from '@lms/contracts/exchange/review-messages.ts'
import { generationOptions } from '@lms/contracts/generation/generation.ts'
import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages, translateSent } from '../lib/texts.ts'

registerMessages(exchangeMessages)
registerMessages(exchangeFailures)
registerMessages(exchangeProblems)
registerMessages(exchangeReasons)
registerMessages(reviewMessages)
registerMessages(questionMessages)

const topic = 'question-imports'
/** While something goes on that nobody here does. */
const askAgain = 1000
const isMoving = (state: contract.ImportState | undefined): boolean => state === 'reading' || state === 'saving'

export function importsQuery(page: number) {
  return queryOptions({
    queryKey: [topic, 'list', page],
    queryFn: ({ signal }) => call(contract.listImports, { query: { page, limit: 5 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.imports.some((one) => isMoving(one.state)) ? askAgain : false),
  })
}

export function importQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) => (await call(contract.getImport, { params: { id }, signal })).import,
    refetchInterval: ({ state }) => (isMoving(state.data?.state) ? askAgain : false),
  })
}

export function importItemsQuery(id: string, query: QueryOf<typeof contract.listImportItems>) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'items', query],
    queryFn: ({ signal }) => call(contract.listImportItems, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Asked anew when the import has come to another state: then it may be read again, or no more. */
export function readingQuery({ _id: id, state }: Pick<contract.QuestionImport, '_id' | 'state'>) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'reading', state],
    queryFn: async ({ signal }) => (await call(reading.getImportReading, { params: { id }, signal })).reading,
  })
}

export function overviewQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'overview'],
    queryFn: async ({ signal }) => (await call(getImportOverview, { params: { id }, signal })).overview,
    placeholderData: keepPreviousData,
  })
}

/** What would come of other columns; nothing is changed by asking. */
export function previewQuery(id: string, sheet: reading.SheetReading) {
  return queryOptions({
    queryKey: [topic, 'preview', id, sheet],
    queryFn: async ({ signal }) => (await call(reading.previewImport, { params: { id }, body: sheet, signal })).items,
    placeholderData: keepPreviousData,
  })
}

/** Asked anew once the file was read again: then they may be others. */
export function linesQuery({ _id: id, state }: Pick<contract.QuestionImport, '_id' | 'state'>) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'lines', state],
    queryFn: ({ signal }) => call(marking.getImportLines, { params: { id }, signal }),
    // Marks are made for these very lines; read again, the file has those of its last reading.
    staleTime: Infinity,
    gcTime: 0,
  })
}

export function marksPreviewQuery(id: string, marks: readonly marking.LineMark[]) {
  return queryOptions({
    queryKey: [topic, 'marks', id, marks],
    queryFn: ({ signal }) => call(marking.previewMarks, { params: { id }, body: { marks: [...marks] }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Whether there is anybody to read a photograph. */
export function photoReaderQuery() {
  return queryOptions({
    queryKey: [topic, 'photo-reader'],
    queryFn: async ({ signal }) => {
      const { providers } = await call(generationOptions, { signal })
      return providers.some(({ isAvailable }) => isAvailable)
    },
    retry: false,
  })
}

export async function sendImport(
  file: File,
  query: QueryOf<typeof contract.uploadImport>,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<contract.QuestionImport> {
  const form = new FormData()
  form.append('file', file)
  return (await call(contract.uploadImport, { query, body: form, ...options })).import
}

export async function saveTemplate(format: contract.TemplateFormat): Promise<void> {
  const answer = await fetchAnswer(contract.getImportTemplate, { query: { format } })
  download(`mau-nhap-cau-hoi.${format}`, await answer.blob())
}

export const changeItem = (id: string, number: number, body: contract.ItemDraftInput) =>
  call(contract.changeImportItem, { params: { id, number }, body })
export const chooseItems = (
  id: string,
  body: Partial<BodyOf<typeof contract.chooseImportItems>> & { isAccepted: boolean },
) => call(contract.chooseImportItems, { params: { id }, body })
export const placeAll = (id: string, body: BodyOf<typeof contract.placeImport>) =>
  call(contract.placeImport, { params: { id }, body })
export const rereadImport = (id: string, body: BodyOf<typeof reading.rereadImport>) =>
  call(reading.rereadImport, { params: { id }, body })

/** In the format and the encoding in which it is read already. */
export const readByMarks = (id: string, marks: readonly marking.LineMark[]) =>
  rereadImport(id, { sheets: [], marks: [...marks], isByAi: false })

/** Of all questions of which this is said. */
export const passSeenProblem = (id: string, body: BodyOf<typeof passSeen>) => call(passSeen, { params: { id }, body })

/** In portions that the server takes at once; answers what was changed and what was not. */
export async function mendItems(id: string, { numbers, ...mending }: reading.ImportMending) {
  let changed = 0
  const unchanged: number[] = []
  const unusedKeys: number[] = []
  for (let start = 0; start < numbers.length; start += reading.mostMended) {
    const body = { ...mending, numbers: numbers.slice(start, start + reading.mostMended) }
    const done = await call(reading.mendImportItems, { params: { id }, body })
    changed += done.changed
    unchanged.push(...done.unchanged)
    unusedKeys.push(...done.unusedKeys)
  }
  return { changed, unchanged, unusedKeys }
}

export const confirmImport = (id: string) => call(contract.confirmImport, { params: { id } })
export const makeQuiz = async (id: string): Promise<string> =>
  (await call(contract.createImportQuiz, { params: { id } })).quiz._id
export const undoImport = (id: string) => call(contract.undoImport, { params: { id } })
export const discardImport = (id: string) => call(contract.discardImport, { params: { id } })

export async function reloadImports(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

/** Why an import stands still, in the chosen language. */
export function failureOf({ failure, failureKey }: Pick<contract.QuestionImport, 'failure' | 'failureKey'>): string {
  return translateSent({ message: failure ?? '', key: failureKey ?? undefined })
}
