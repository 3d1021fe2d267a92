import { exportAudit, listAudit } from '@lms/contracts/audit/audit.ts'
import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { getUser, listUsers } from '@lms/contracts/users/users.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'

type AuditQuery = Partial<QueryOf<typeof listAudit>>

export function auditQuery(query: AuditQuery) {
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(listAudit, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useExportAudit() {
  return useMutation({
    mutationFn: async (query: Partial<QueryOf<typeof exportAudit>>) => {
      const answer = await fetchAnswer(exportAudit, { query })
      const day = new Date().toISOString().slice(0, 10)
      download(`audit_export_${day}.csv`, await answer.blob())
    },
  })
}

const offered = 20

/** People to choose from, by name or address. */
export function peopleQuery(search: string) {
  return queryOptions({
    queryKey: ['users', 'people', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: offered, sortBy: 'displayName', sortOrder: 'asc' } as const
      const { users } = await call(listUsers, { query, signal })
      return users.map(({ id, displayName }) => ({ value: id, label: displayName }))
    },
    placeholderData: keepPreviousData,
  })
}

/** The name of the one who is chosen, whether or not the list offers them now. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['users', 'person', id],
    queryFn: async ({ signal }) => (await call(getUser, { params: { id }, signal })).user.displayName,
    enabled: id !== '',
  })
}
