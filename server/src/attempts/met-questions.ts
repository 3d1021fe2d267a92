import type { Actor } from '@lms/contracts/permissions.ts'
import { childIdsOf } from '../children/child-store.ts'
import type { Queries } from '../platform/database/tables.ts'
import { hasMet } from './attempt-result-store.ts'

/** Parents meet the questions of their children's papers. */
export async function hasMetWithChildren(queries: Queries, { id, role }: Actor, questionId: string): Promise<boolean> {
  return hasMet(queries, role === 'parent' ? [id, ...(await childIdsOf(queries, id))] : [id], questionId)
}
