import { userMessages } from '@lms/contracts/users/user-messages.ts'
import {
  type UserChanges,
  type UserCreate,
  createUser,
  getUser,
  listUsers,
  updateUser,
  userStats,
} from '@lms/contracts/users/users.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { type QueryClient, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import '../lib/registration-labels.ts'
import { ApiError, messageOf, withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages, translateSent } from '../lib/texts.ts'

registerMessages(userMessages)

const topic = 'users'

export function usersQuery(query: Partial<QueryOf<typeof listUsers>>) {
  return queryOptions({
    queryKey: [topic, 'list', query],
    queryFn: ({ signal }) => withMessage(call(listUsers, { query, signal }), userMessages.fetchListFailed),
    placeholderData: keepPreviousData,
  })
}

export function userStatsQuery() {
  return queryOptions({
    queryKey: [topic, 'stats'],
    queryFn: ({ signal }) => withMessage(call(userStats, { signal }), userMessages.fetchStatsFailed),
  })
}

export function userQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => fetchUser(id, signal),
  })
}

export async function fetchUser(id: string, signal?: AbortSignal) {
  const { user } = await withMessage(call(getUser, { params: { id }, signal }), userMessages.fetchFailed)
  return user
}

export function useCreateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UserCreate) => withMessage(call(createUser, { body }), userMessages.createFailed),
    onSuccess: () => reloadUsers(queryClient),
  })
}

export function useUpdateUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: UserChanges }) =>
      withMessage(call(updateUser, { params: { id }, body: changes }), userMessages.updateFailed),
    onSettled: () => reloadUsers(queryClient),
  })
}

/** Notifications too: what they asked for may be settled now; and sessions, which some acts end. */
export async function reloadUsers(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [topic] }),
    queryClient.invalidateQueries({ queryKey: ['sign-ins'] }),
    queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  ])
}

/** What the server gave as the reason: its list of faults, otherwise its message; undefined when it gave none. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code === 'unexpected') return undefined
  if (error.errors.length === 0) return messageOf(error)
  return error.errors.map(translateSent).join(', ')
}
