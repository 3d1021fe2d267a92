import { updatePreferences } from '@lms/contracts/profile.ts'
import type { Preferences } from '@lms/contracts/settings.ts'
import { messageOf } from './api-error.ts'
import { call } from './api.ts'
import { toast } from './toast.ts'

export function saveInBackground(changes: Preferences): void {
  call(updatePreferences, { body: changes }).catch((error: unknown) => toast.error(messageOf(error)))
}
