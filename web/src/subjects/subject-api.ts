import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { subjectMessages } from '@lms/contracts/subjects/subject-messages.ts'
import {
  Subject,
  type SubjectChanges,
  type SubjectDraft,
  createSubject,
  deleteSubject,
  exportSubjects,
  getSubject,
  listSubjects,
  restoreSubject,
  subjectExportFileName,
  subjectStats,
  updateSubject,
} from '@lms/contracts/subjects/subjects.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { withMessage } from '../lib/api-error.ts'
import { staleRecordOf } from '../lib/versions/stale-record.ts'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(subjectMessages)

const topic = 'subjects'

export function subjectsQuery(query: Partial<QueryOf<typeof listSubjects>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listSubjects, { query, signal }), subjectMessages.fetchListFailed),
    placeholderData: keepPreviousData,
  })
}

export function subjectStatsQuery() {
  return queryOptions({
    queryKey: [topic, 'stats'],
    queryFn: ({ signal }) => withMessage(call(subjectStats, { signal }), subjectMessages.fetchStatsFailed),
  })
}

/** For a student the face alone, for others the whole record. */
export function subjectQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) => {
      const { subject } = await withMessage(call(getSubject, { params: { id }, signal }), subjectMessages.fetchError)
      return subject
    },
  })
}

export async function addSubject(draft: SubjectDraft): Promise<Subject> {
  return (await withMessage(call(createSubject, { body: draft }), subjectMessages.createFailed)).subject
}

export async function changeSubject(id: string, changes: SubjectChanges): Promise<Subject> {
  const answer = call(updateSubject, { params: { id }, body: changes })
  return (await withMessage(answer, subjectMessages.updateFailed)).subject
}

/** Whatever else somebody changed meanwhile stays: only the status is at stake. */
export async function setSubjectActive({ _id, version }: Subject, isActive: boolean): Promise<void> {
  try {
    await changeSubject(_id, { isActive, version })
  } catch (error) {
    const current = currentSubjectOf(error)
    if (current === null) throw error
    await changeSubject(_id, { isActive, version: current.version })
  }
}

export async function removeSubject(id: string): Promise<void> {
  await withMessage(call(deleteSubject, { params: { id } }), subjectMessages.deleteFailed)
}

export async function bringSubjectBack(id: string): Promise<void> {
  await withMessage(call(restoreSubject, { params: { id } }), subjectMessages.restoreFailed)
}

export async function saveExport(query: Partial<QueryOf<typeof exportSubjects>>, format: 'csv' | 'xlsx') {
  const answer = fetchAnswer(exportSubjects, { query: { ...query, format } })
  const file = await (await withMessage(answer, subjectMessages.fetchListFailed)).blob()
  download(subjectExportFileName(new Date(), format), file)
}

/** Questions name their subject; what changes here shows there. */
export async function reloadSubjects(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [topic] }),
    queryClient.invalidateQueries({ queryKey: ['questions'] }),
  ])
}

/** A stale write is answered with the record as it is now. */
export function currentSubjectOf(error: unknown): Subject | null {
  return staleRecordOf(error, 'subject', Subject)
}
