import type { ConsentDecision, Consents } from '@lms/contracts/children/consents.ts'
import { consentVersion } from '@lms/contracts/children/consent-versions.ts'
import type { StoredDecision } from './consent-store.ts'
import { isConsentAsked } from './rules/consent-rules.ts'

export function toConsents(
  decisions: readonly StoredDecision[],
  viewerId: string,
  names: ReadonlyMap<string, string>,
): Consents {
  const view = ({ decidedBy, ...decision }: StoredDecision): ConsentDecision => {
    const { purpose, isGiven, version, childAgreement, decidedAt } = decision
    const name = decidedBy === null ? undefined : names.get(decidedBy)
    return {
      purpose,
      isGiven,
      version,
      childAgreement,
      decidedAt,
      decidedBy: name === undefined ? null : { name, isYou: decidedBy === viewerId },
    }
  }
  const current = decisions.filter(({ isCurrent }) => isCurrent)
  const account = current.find(({ purpose }) => purpose === 'account')
  return {
    isAsked: isConsentAsked(account, consentVersion),
    childAgreement: agreementIn(decisions),
    current: current.map(view),
    history: decisions.map(view),
  }
}

/** Also from before the account was withdrawn: whoever was asked was asked. */
export function agreementIn(decisions: readonly StoredDecision[]): StoredDecision['childAgreement'] {
  return decisions.find(({ childAgreement }) => childAgreement !== null)?.childAgreement ?? null
}
