import { guardianMessages } from '@lms/contracts/children/guardian-messages.ts'
import {
  type GuardianCode,
  createGuardianCode,
  endGuardianCode,
  joinAsGuardian,
  listGuardians,
  removeGuardian,
} from '@lms/contracts/children/guardians.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(guardianMessages)

const topic = ['children', 'guardians'] as const

export function guardiansQuery(childId: string) {
  return queryOptions({
    queryKey: [...topic, childId],
    queryFn: ({ signal }) => call(listGuardians, { params: { id: childId }, signal }),
  })
}

export function useGuardianActs(childId: string) {
  const queryClient = useQueryClient()
  const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey: topic })
  const params = { id: childId }
  return {
    makeCode: useMutation({ mutationFn: () => call(createGuardianCode, { params }), onSettled: reload }),
    endCode: useMutation({ mutationFn: () => call(endGuardianCode, { params }), onSettled: reload }),
    remove: useMutation({
      mutationFn: (guardianId: string) => call(removeGuardian, { params: { ...params, guardianId } }),
      onSuccess: reload,
    }),
  }
}

export function useJoin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: GuardianCode) => (await call(joinAsGuardian, { body })).child,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['children'] }),
  })
}
