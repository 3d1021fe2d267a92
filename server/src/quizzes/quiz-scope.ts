import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type Expression, type RawBuilder, type SqlBool, expressionBuilder, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/**
 * The sibling of `quiz:see` for lists: an administrator sees everything; a parent their own, administrators' (before
 * approval only what it made public), and what other parents made public and active, unless `withoutFaces`: what is
 * only known by its face is nothing to hand on.
 */
export type Scope = 'everything' | { readerId: string; isApproved: boolean; withoutFaces?: boolean }

/** What this reader sees although others wrote it; in the words of the table and of its tally alike. */
export function sharedWith(scope: Scope): RawBuilder<SqlBool> {
  if (scope === 'everything') return sql`true`
  if (scope.withoutFaces === true)
    return scope.isApproved ? sql`by_administrator` : sql`(is_public and by_administrator)`
  return scope.isApproved
    ? sql`(by_administrator or (is_public and is_active))`
    : sql`(is_public and (by_administrator or is_active))`
}

/** Who may change a quiz may bring it back: a parent sees the deleted ones of their own. */
export function visibleTo(scope: Scope, deleted = false): Expression<SqlBool>[] {
  if (scope === 'everything') return []
  const eb = expressionBuilder<Tables, 'quizzes'>()
  const own = eb('quizzes.author_id', '=', scope.readerId)
  return [deleted ? own : eb.or([own, sharedWith(scope)])]
}

export interface Place {
  class?: ClassCode | undefined
  subject?: string | undefined
  isActive?: boolean | undefined
}

export function inPlace({ subject, isActive, ...place }: Place): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'quizzes'>()
  return [
    ...(place.class === undefined ? [] : [eb('class', '=', place.class)]),
    ...(subject === undefined ? [] : [eb('subject_id', '=', subject)]),
    ...(isActive === undefined ? [] : [eb('is_active', '=', isActive)]),
  ]
}
