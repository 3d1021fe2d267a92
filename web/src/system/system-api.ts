import { getSystem, listFailedJobs, makeBackup, retryJob } from '@lms/contracts/system/system.ts'
import { systemMessages } from '@lms/contracts/system/system-messages.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(systemMessages)

const systemKey = ['system']
/** Nobody tells the screen when a job or a backup ends. */
const lookEvery = 10_000

export function systemQuery() {
  return queryOptions({
    queryKey: [...systemKey, 'state'],
    queryFn: async ({ signal }) => (await call(getSystem, { signal })).system,
    refetchInterval: lookEvery,
  })
}

export function failedJobsQuery(query: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...systemKey, 'jobs', query],
    queryFn: ({ signal }) => call(listFailedJobs, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  })
}

export function useRetryJob() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(retryJob, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemKey }),
  })
}

export function useMakeBackup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(makeBackup),
    onSettled: () => queryClient.invalidateQueries({ queryKey: systemKey }),
  })
}
