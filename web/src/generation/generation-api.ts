import type { QueryOf } from '@lms/contracts/endpoint.ts'
import { generationMessages } from '@lms/contracts/generation/generation-messages.ts'
import {
  type GenerationProcess,
  type GenerationRequest,
  cancelProcess,
  generateQuiz,
  generationOptions,
  getProcess,
  listProcesses,
  retryProcess,
} from '@lms/contracts/generation/generation.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isUnreadable, withMessage } from '../lib/api-error.ts'
import { call } from '../lib/api.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(generationMessages)

/** The server tells of changes under this name; see `lib/events.ts`. */
export const generationTopic = 'generation'

export function generationOptionsQuery() {
  return queryOptions({
    queryKey: [generationTopic, 'options'],
    queryFn: ({ signal }) => call(generationOptions, { signal }),
  })
}

/** While something moves it is asked about again, for whoever does not hear the server: often enough to be company. */
const glance = 4000

export function isRunning({ status }: Pick<GenerationProcess, 'status'>): boolean {
  return status === 'not_started' || status === 'in_progress'
}

export function processesQuery(query: Partial<QueryOf<typeof listProcesses>>) {
  return queryOptions({
    queryKey: [generationTopic, 'list', query],
    queryFn: async ({ signal }) => {
      const { data, pagination } = await call(listProcesses, { query, signal })
      return { processes: data, pagination }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.processes.some(isRunning) === true ? glance : false),
  })
}

export function processQuery(id: string) {
  return queryOptions({
    queryKey: [generationTopic, 'one', id],
    queryFn: async ({ signal }) => (await call(getProcess, { params: { id }, signal })).process,
  })
}

export function useProcessActs() {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [generationTopic] })
  return {
    start: useMutation({
      mutationFn: (body: GenerationRequest) =>
        withMessage(call(generateQuiz, { body }), generationMessages.failed, isUnreadable),
      onSettled,
    }),
    retry: useMutation({ mutationFn: (id: string) => call(retryProcess, { params: { id } }), onSettled }),
    cancel: useMutation({ mutationFn: (id: string) => call(cancelProcess, { params: { id } }), onSettled }),
  }
}
