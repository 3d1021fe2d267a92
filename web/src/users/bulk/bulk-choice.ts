import { roles } from '@lms/contracts/roles.ts'
import { type UserBulkAction, userBulkActions, userStatuses } from '@lms/contracts/users/user-bulk.ts'

export type BulkAction = UserBulkAction | 'export'
export const bulkActions: readonly BulkAction[] = [...userBulkActions, 'export']

export interface BulkChoice {
  action: BulkAction | null
  value: string
  typed: string
}

export const nothingChosen: BulkChoice = { action: null, value: '', typed: '' }
const deletionWord = 'DELETE'

/** What an action must be told besides; empty when nothing. */
export function valuesFor(
  action: BulkAction | null,
): readonly ((typeof roles)[number] | (typeof userStatuses)[number])[] {
  if (action === 'change_role') return roles
  return action === 'change_status' ? userStatuses : []
}

export function isComplete({ action, value, typed }: BulkChoice): boolean {
  if (action === null) return false
  if (action === 'delete') return typed === deletionWord
  const values = valuesFor(action)
  return values.length === 0 || values.some((each) => each === value)
}
