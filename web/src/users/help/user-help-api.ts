import { userHelpMessages } from '@lms/contracts/users/user-help-messages.ts'
import { getUserSignIns } from '@lms/contracts/users/user-help.ts'
import { queryOptions } from '@tanstack/react-query'
import { withMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { registerMessages } from '../../lib/texts.ts'

registerMessages(userHelpMessages)

export function userSignInsQuery(id: string) {
  return queryOptions({
    // Not of the topic `users`: each look is written down, so none follows from what others do.
    queryKey: ['sign-ins', id],
    queryFn: ({ signal }) =>
      withMessage(call(getUserSignIns, { params: { id }, signal }), userHelpMessages.fetchFailed),
  })
}
