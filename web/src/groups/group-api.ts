import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { groupActMessages } from '@lms/contracts/groups/group-act-messages.ts'
import { type GroupActDraft, listGroupActs, startGroupAct } from '@lms/contracts/groups/group-acts.ts'
import { groupCardMessages } from '@lms/contracts/groups/group-card-messages.ts'
import { type CardRequest, inviteParents, makeGroupCards } from '@lms/contracts/groups/group-cards.ts'
import { groupMessages } from '@lms/contracts/groups/group-messages.ts'
import * as results from '@lms/contracts/groups/group-results.ts'
import * as contract from '@lms/contracts/groups/groups.ts'
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(groupMessages)
registerMessages(groupActMessages)
registerMessages(groupCardMessages)

/** The server's topic: what changes elsewhere is fetched again. */
const topic = 'groups'

export function groupsQuery(query: QueryOf<typeof contract.listGroups>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => call(contract.listGroups, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function groupQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: async ({ signal }) => (await call(contract.getGroup, { params: { id }, signal })).group,
  })
}

type MemberQuery = QueryOf<typeof contract.listMembers>

export function membersQuery(id: string, query: MemberQuery) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'members', query],
    queryFn: ({ signal }) => call(contract.listMembers, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** All of them, page by page; for what is done for everybody. */
export async function allMembers(id: string, only: MemberQuery['only']): Promise<contract.GroupMember[]> {
  const all: contract.GroupMember[] = []
  for (let page = 1; ; page += 1) {
    const query = { page, limit: 100, sortBy: 'name', sortOrder: 'asc', only } as const
    const { members, pagination } = await call(contract.listMembers, { params: { id }, query })
    all.push(...members)
    if (page >= pagination.totalPages) return all
  }
}

export const createGroup = (body: contract.GroupDraft) => call(contract.createGroup, { body })
export const updateGroup = (id: string, body: contract.GroupChanges) =>
  call(contract.updateGroup, { params: { id }, body })
export const deleteGroup = (id: string) => call(contract.deleteGroup, { params: { id } })
export const addMembers = (id: string, studentIds: readonly string[]) =>
  call(contract.addMembers, { params: { id }, body: { studentIds: [...studentIds] } })
export const removeMembers = (id: string, studentIds: readonly string[]) =>
  call(contract.removeMembers, { params: { id }, body: { studentIds: [...studentIds] } })
export const saveCandidateNumber = (id: string, studentId: string, candidateNumber: string | null) =>
  call(contract.updateMember, { params: { id, studentId }, body: { candidateNumber } })
export const makeCards = (id: string, body: CardRequest) => call(makeGroupCards, { params: { id }, body })
export const invite = (id: string, studentIds: readonly string[]) =>
  call(inviteParents, { params: { id }, body: { studentIds: [...studentIds] } })

export function actsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'acts', page],
    queryFn: ({ signal }) => call(listGroupActs, { params: { id }, query: { page, limit: 10 }, signal }),
    placeholderData: keepPreviousData,
    // The server says when it has moved; this is for who is not connected.
    refetchInterval: ({ state }) => (state.data?.acts.some((act) => act.state === 'running') === true ? 2000 : false),
  })
}
export const startAct = (id: string, body: GroupActDraft) => call(startGroupAct, { params: { id }, body })

export function groupQuizzesQuery(id: string, search: string) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'quizzes', search],
    queryFn: ({ signal }) =>
      call(results.listGroupQuizzes, { params: { id }, query: { page: 1, limit: 20, search }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function resultsQuery(id: string, query: QueryOf<typeof results.getGroupResults>) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'results', query],
    queryFn: ({ signal }) => call(results.getGroupResults, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function summaryQuery(id: string, quizId: string) {
  return queryOptions({
    queryKey: [topic, 'one', id, 'summary', quizId],
    queryFn: async ({ signal }) =>
      (await call(results.getGroupSummary, { params: { id }, query: { quizId }, signal })).summary,
  })
}

export async function saveResults(
  id: string,
  name: string,
  query: QueryOf<typeof results.exportGroupResults>,
): Promise<void> {
  const answer = await fetchAnswer(results.exportGroupResults, { params: { id }, query })
  download(`${name}.${query.format}`, await answer.blob())
}

export async function reloadGroups(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [topic] })
}
