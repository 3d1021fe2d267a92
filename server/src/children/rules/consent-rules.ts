import type { ConsentPurpose } from '@lms/contracts/children/consents.ts'

/** What was decided last about each purpose; absent while nobody was asked. */
export type Standing = Partial<Record<ConsentPurpose, boolean>>

/**
 * Nobody's learning stops because a question was never put: an account works, and counts in figures without a name, until
 * somebody says no. What goes to AI needs a yes. Without the account nothing is left to use.
 */
export function isUseAllowed(standing: Standing, purpose: ConsentPurpose): boolean {
  if (standing.account === false) return false
  return purpose === 'ai' ? standing.ai === true : standing[purpose] !== false
}

interface AccountDecision {
  isGiven: boolean
  version: string
}

/** Whoever has said no has been asked; a yes counts for the text that was read. */
export function isConsentAsked(account: AccountDecision | undefined, currentVersion: string): boolean {
  return account === undefined || (account.isGiven && account.version !== currentVersion)
}
