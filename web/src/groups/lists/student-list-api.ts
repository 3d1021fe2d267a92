import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { listMessages, listProblems } from '@lms/contracts/groups/student-list-messages.ts'
import * as contract from '@lms/contracts/groups/student-lists.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchAnswer } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(listMessages)
registerMessages(listProblems)

/** The same topic as groups: the server says when either has changed. */
const topic = 'groups'
const isMoving = (state: contract.ListState | undefined): boolean => state === 'saving' || state === 'undoing'

export function studentListQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'student-list', id],
    queryFn: async ({ signal }) => (await call(contract.getStudentList, { params: { id }, signal })).list,
    refetchInterval: ({ state }) => (isMoving(state.data?.state) ? 1500 : false),
  })
}

export function rowsQuery(id: string, query: QueryOf<typeof contract.listRows>) {
  return queryOptions({
    queryKey: [topic, 'student-list', id, 'rows', query],
    queryFn: ({ signal }) => call(contract.listRows, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export async function sendList(
  file: File,
  groupId: string | undefined,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<contract.StudentList> {
  const form = new FormData()
  form.append('file', file)
  return (await call(contract.uploadStudentList, { query: { groupId }, body: form, ...options })).list
}

export async function saveListTemplate(format: contract.ListFileFormat): Promise<void> {
  const answer = await fetchAnswer(contract.getStudentListTemplate, { query: { format } })
  download(`danh-sach-hoc-sinh.${format}`, await answer.blob())
}

export const changeRow = (id: string, number: number, body: contract.RowChanges) =>
  call(contract.changeRow, { params: { id, number }, body })
export const chooseForAll = (id: string, choice: contract.RowChoice) =>
  call(contract.chooseRows, { params: { id }, body: { choice } })
export const confirmList = (id: string) => call(contract.confirmStudentList, { params: { id } })
export const undoList = (id: string) => call(contract.undoStudentList, { params: { id } })
export const discardList = (id: string) => call(contract.discardStudentList, { params: { id } })
