import {
  addCandidates,
  listCandidates,
  removeCandidate,
  updateCandidate,
} from '@lms/contracts/paper-sheets/candidates.ts'
import {
  type PaperMarksRow,
  keepPaper,
  listPaperMarks,
  listPrintedPapers,
  savePaperMarks,
  withdrawPaperMarks,
} from '@lms/contracts/paper-sheets/paper-marks.ts'
import { paperMessages } from '@lms/contracts/paper-sheets/paper-messages.ts'
import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(paperMessages)

const topic = 'paper-sheets'

/** As many as a quiz is likely to be printed. */
export function printedPapersQuery(quizId: string) {
  return queryOptions({
    queryKey: [topic, 'papers', quizId],
    queryFn: async ({ signal }) =>
      (await call(listPrintedPapers, { params: { id: quizId }, query: { page: 1, limit: 50 }, signal })).papers,
  })
}

export async function keepAsPrinted(quizId: string, versions: number) {
  return (await call(keepPaper, { params: { id: quizId }, body: { versions } })).paper
}

interface MarksWanted {
  quizId: string
  paper: string
  page: number
  limit: number
}

export function marksQuery({ quizId, ...query }: MarksWanted) {
  return queryOptions({
    queryKey: [topic, 'marks', quizId, query],
    queryFn: ({ signal }) => call(listPaperMarks, { params: { id: quizId }, query, signal }),
    placeholderData: keepPreviousData,
    enabled: query.paper !== '',
  })
}

export async function saveMarks(quizId: string, body: BodyOf<typeof savePaperMarks>): Promise<PaperMarksRow> {
  return (await call(savePaperMarks, { params: { id: quizId }, body })).row
}

export function withdrawMarks(quizId: string, entryId: string) {
  return call(withdrawPaperMarks, { params: { id: quizId, entryId } })
}

export function candidatesQuery(query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, 'candidates', query],
    queryFn: ({ signal }) => call(listCandidates, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function addNewCandidates(body: BodyOf<typeof addCandidates>) {
  return call(addCandidates, { body })
}

export function changeCandidate(id: string, body: BodyOf<typeof updateCandidate>) {
  return call(updateCandidate, { params: { id }, body })
}

export function dropCandidate(id: string) {
  return call(removeCandidate, { params: { id } })
}

/** Attempts of the quiz are others then, too. */
export async function reloadPaperSheets(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['quizzes'] })
  await queryClient.invalidateQueries({ queryKey: [topic] })
}
