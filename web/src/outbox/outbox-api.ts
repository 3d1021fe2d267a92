import { listOutbox, readMail } from '@lms/contracts/outbox/outbox.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

export function outboxQuery(query: { page: number; limit: number; search: string }) {
  return queryOptions({
    queryKey: ['outbox', query],
    queryFn: ({ signal }) => call(listOutbox, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['outbox', 'mail', id],
    queryFn: async ({ signal }) => (await call(readMail, { params: { id }, signal })).mail,
  })
}
