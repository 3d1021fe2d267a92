import { updatePreferences } from '@lms/contracts/profile/profile.ts'
import type { Preferences } from '@lms/contracts/settings/site.ts'
import { messageOf } from '../api-error.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { toast } from '../toast/toast.ts'

export function saveInBackground(changes: Preferences): void {
  call(updatePreferences, { body: changes }).then(
    () => queryClient.invalidateQueries({ queryKey: ['profile'] }),
    (error: unknown) => toast.error(messageOf(error)),
  )
}
