import { consentMessages } from '@lms/contracts/children/consent-messages.ts'
import { type ConsentChanges, decideConsents, getConsents } from '@lms/contracts/children/consents.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(consentMessages)

export function consentsQuery(childId: string) {
  return queryOptions({
    queryKey: ['children', 'consents', childId],
    queryFn: async ({ signal }) => (await call(getConsents, { params: { id: childId }, signal })).consents,
  })
}

export function useDecide(childId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ConsentChanges) => call(decideConsents, { params: { id: childId }, body }),
    // Whether the account works is part of the child.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['children'] }),
  })
}
