import { startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { practiceKey } from '../../attempts/redo/practice-start.ts'
import { isUnreached } from '../../attempts/sitting/sitting-api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { toast } from '../../lib/toast/toast.ts'
import { keptSet } from './kept-set.ts'

/** One tap: the set of today, from the server or, without network, the one that this device fetched ahead. */
export function useStartToday() {
  const person = useSignedInUser().id
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      try {
        return (await call(startPractice, { body: { kind: 'today' } })).session
      } catch (error) {
        const kept = isUnreached(error) ? await keptSet(person) : null
        if (kept === null) throw error
        return kept
      }
    },
    onSuccess: (session) => {
      queryClient.setQueryData(practiceKey(session._id), session)
      void queryClient.invalidateQueries({ queryKey: ['practice', 'subjects'] })
      return navigate({ to: screens.practiceSession.path, params: { id: session._id } })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
