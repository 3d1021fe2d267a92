import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@lms/contracts/notifications/notifications.ts'
import { approveUser, getUser, rejectUser } from '@lms/contracts/users/users.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages, translated } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'

registerMessages(userMessages)

/** The name of the topic under which the server tells of changes. */
const topic = 'notifications'

export function notificationsQuery(query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [topic, query],
    queryFn: ({ signal }) => call(listNotifications, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useReadNotification() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  })
}

export function useReadAllNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(readAllNotifications),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [topic] }),
  })
}

/** What became of a registration; unknown when the person is gone. */
export function decidedQuery(userId: string) {
  return queryOptions({
    queryKey: [topic, 'decided', userId],
    queryFn: async ({ signal }) => (await call(getUser, { params: { id: userId }, signal })).user.approval,
  })
}

export function useDecision() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, decision }: { userId: string; decision: 'approved' | 'rejected' }) =>
      call(decision === 'approved' ? approveUser : rejectUser, { params: { id: userId } }),
    // Said here and not by the button: the bell may have closed by then.
    onSuccess: (_, { decision }) => toast.success(translated(userMessages[decision])),
    onError: (error) => toast.error(messageOf(error)),
    // Also after a failure: somebody else may have decided already.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [topic] }),
        queryClient.invalidateQueries({ queryKey: ['users'] }),
      ]),
  })
}
