import type { Actor } from '@lms/contracts/permissions.ts'
import { hasMetWithChildren } from '../../attempts/met-questions.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { hasTried } from '../practice-store.ts'

/** Whoever sat or practised a question may report it, and what was said about it. */
export async function hasMetAnywhere(queries: Queries, actor: Actor, questionId: string): Promise<boolean> {
  return (await hasTried(queries, actor.id, questionId)) || hasMetWithChildren(queries, actor, questionId)
}
