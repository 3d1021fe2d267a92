import type { BodyOf } from '@lms/contracts/endpoint.ts'
import { practiceMessages } from '@lms/contracts/practice/practice-messages.ts'
import { startPractice } from '@lms/contracts/practice/practice-sessions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'

registerMessages(practiceMessages)

export const practiceKey = (id: string) => ['practice', 'session', id] as const

/** Begins to practise and goes there. The questions come along, so that the screen opens at once. */
export function useStartPractice() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: BodyOf<typeof startPractice>) => (await call(startPractice, { body })).session,
    onSuccess: (session) => {
      queryClient.setQueryData(practiceKey(session._id), session)
      void queryClient.invalidateQueries({ queryKey: ['practice', 'subjects'] })
      return navigate({ to: screens.practiceSession.path, params: { id: session._id } })
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}
