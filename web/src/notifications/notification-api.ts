import { listNotifications, readAllNotifications, readNotification } from '@lms/contracts/notifications.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

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
