import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { onSessionChange, sessionState } from './session/session.ts'

const retries = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // Only what may be different a moment later is worth asking again.
      retry: (failures, error) => failures < retries && (!(error instanceof ApiError) || isPassing(error)),
    },
    // Offline is an error that people are told about, not a pause that nobody sees.
    mutations: { retry: false, networkMode: 'always' },
  },
})

function isPassing(error: ApiError): boolean {
  return error.isNetworkError || error.status >= 500
}

let person = sessionState().user?.id

// Nothing that one person loaded may be seen by the next.
onSessionChange(() => {
  const next = sessionState().user?.id
  if (next === person) return
  person = next
  queryClient.clear()
})
