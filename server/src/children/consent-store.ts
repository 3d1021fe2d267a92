import {
  type ChildAgreement,
  type ConsentPurpose,
  type FirstConsent,
  consentPurposes,
} from '@lms/contracts/children/consents.ts'
import type { Selectable } from 'kysely'
import type { Queries, Tables } from '../platform/database/tables.ts'
import { newId } from '../platform/ids.ts'
import './child-tables.ts'
import { type Standing, isUseAllowed } from './rules/consent-rules.ts'

export interface StoredDecision {
  childId: string
  purpose: ConsentPurpose
  isGiven: boolean
  version: string
  childAgreement: ChildAgreement | null
  decidedBy: string | null
  decidedAt: string
  isCurrent: boolean
  /** Whether this very decision closed an account that was open. */
  closedAccount: boolean
}

/** The newest first. */
export async function decisionsOf(queries: Queries, childId: string): Promise<StoredDecision[]> {
  const rows = await queries
    .selectFrom('consents')
    .selectAll()
    .where('child_id', '=', childId)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toDecision)
}

/** What holds now, of each of these children. */
export async function currentDecisions(queries: Queries, childIds: readonly string[]): Promise<StoredDecision[]> {
  if (childIds.length === 0) return []
  const rows = await queries
    .selectFrom('consents')
    .selectAll()
    .where('child_id', 'in', childIds)
    .where('is_current', '=', true)
    .execute()
  return rows.map(toDecision)
}

export async function saveDecision(tx: Queries, decision: Omit<StoredDecision, 'isCurrent'>): Promise<void> {
  const { childId, purpose } = decision
  await tx
    .updateTable('consents')
    .set({ is_current: false })
    .where('child_id', '=', childId)
    .where('purpose', '=', purpose)
    .where('is_current', '=', true)
    .execute()
  await tx
    .insertInto('consents')
    .values({
      id: newId(),
      child_id: childId,
      purpose,
      is_given: decision.isGiven,
      version: decision.version,
      child_agreement: decision.childAgreement,
      decided_by: decision.decidedBy,
      decided_at: decision.decidedAt,
      is_current: true,
      closed_account: decision.closedAccount,
    })
    .execute()
}

/** What was said when the account was made. */
export async function saveFirstConsent(
  tx: Queries,
  signature: Pick<StoredDecision, 'childId' | 'decidedBy' | 'decidedAt'>,
  { version, childAgreement, ...given }: FirstConsent,
): Promise<void> {
  for (const purpose of consentPurposes) {
    const agreement = purpose === 'account' ? childAgreement : null
    const decision = { purpose, isGiven: given[purpose], version, childAgreement: agreement, closedAccount: false }
    await saveDecision(tx, { ...signature, ...decision })
  }
}

/** The one question that everything asks before it uses what is known about a child. */
export async function mayUse(queries: Queries, childId: string, purpose: ConsentPurpose): Promise<boolean> {
  return isUseAllowed(standingIn(await currentDecisions(queries, [childId])), purpose)
}

/** Those whose guardians have taken back their agreement to the account itself. */
export async function withdrawnAmong(queries: Queries, childIds: readonly string[]): Promise<Set<string>> {
  const decisions = await currentDecisions(queries, childIds)
  return new Set(
    decisions.filter(({ purpose, isGiven }) => purpose === 'account' && !isGiven).map(({ childId }) => childId),
  )
}

/** For many at once: those whose data must stay out of the figures, as a part of another question. */
export function outOfStatistics(queries: Queries) {
  return queries
    .selectFrom('consents')
    .select('consents.child_id')
    .where('consents.purpose', 'in', ['account', 'statistics'])
    .where('consents.is_current', '=', true)
    .where('consents.is_given', '=', false)
}

export async function outOfStatisticsAmong(queries: Queries, childIds: readonly string[]): Promise<Set<string>> {
  if (childIds.length === 0) return new Set()
  const rows = await outOfStatistics(queries).where('consents.child_id', 'in', childIds).execute()
  return new Set(rows.map(({ child_id }) => child_id))
}

function standingIn(decisions: readonly StoredDecision[]): Standing {
  return Object.fromEntries(decisions.map(({ purpose, isGiven }) => [purpose, isGiven]))
}

function toDecision(row: Selectable<Tables['consents']>): StoredDecision {
  return {
    childId: row.child_id,
    purpose: row.purpose,
    isGiven: row.is_given,
    version: row.version,
    childAgreement: row.child_agreement,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    isCurrent: row.is_current,
    closedAccount: row.closed_account,
  }
}
