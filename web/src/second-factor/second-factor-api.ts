import type { NewPasskey } from '@lms/contracts/second-factor/passkeys.ts'
import { secondFactorMessages } from '@lms/contracts/second-factor/second-factor-messages.ts'
import * as contract from '@lms/contracts/second-factor/second-factor.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { registerScreenMessages } from '../lib/texts.ts'

registerScreenMessages(secondFactorMessages)

const ownKey = ['own-second-factor']

export function ownFactorsQuery() {
  return queryOptions({
    queryKey: ownKey,
    queryFn: ({ signal }) => call(contract.getOwnFactors, { signal }),
  })
}

export function userFactorsQuery(id: string) {
  return queryOptions({
    queryKey: ['user-second-factor', id],
    queryFn: ({ signal }) => call(contract.getUserFactors, { params: { id }, signal }),
  })
}

/** Every change shows in the list of factors, and in whether the rest of the product is open. */
function useFactorMutation<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownKey }),
  })
}

export const useBeginTotp = () => useMutation({ mutationFn: () => call(contract.beginTotp) })
export const useFinishTotp = () => useFactorMutation((code: string) => call(contract.finishTotp, { body: { code } }))
export const useRemoveTotp = () => useFactorMutation(() => call(contract.removeTotp))
export const useRenewCodes = () => useFactorMutation(() => call(contract.renewRecoveryCodes))
export const useAddPasskey = () =>
  useFactorMutation((body: { name: string; passkey: NewPasskey }) => call(contract.addPasskey, { body }))
export const useRenamePasskey = () =>
  useFactorMutation(({ id, name }: { id: string; name: string }) =>
    call(contract.renamePasskey, { params: { id }, body: { name } }),
  )
export const useRemovePasskey = () =>
  useFactorMutation((id: string) => call(contract.removePasskey, { params: { id } }))

export function useRemoveUserFactors(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(contract.removeUserFactors, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userFactorsQuery(id).queryKey }),
  })
}
