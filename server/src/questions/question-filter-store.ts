import type { QuestionChoiceFilter, QuestionFilter } from '@lms/contracts/questions/questions.ts'
import { type Expression, type ExpressionBuilder, type SqlBool, expressionBuilder, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** The sibling of `question:read` for lists: an administrator sees everything, a parent their own and, once approved, administrators'. */
export type Scope = 'everything' | { authorId: string; withAdministrators: boolean }

/** Without what is looked up first: words, and which topics lie in the one that is asked for. */
export type PlainFilter = Omit<QuestionFilter, 'search' | 'tag' | 'topic'> &
  Pick<QuestionChoiceFilter, 'unused'> & { topics?: readonly string[] | undefined }

export function conditionOf(scope: Scope, filter: PlainFilter, indexed: 'class' | null = null): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  const { deleted = false, subject, type, difficulty, topics, unused = false } = filter
  const isOwn = scope !== 'everything' && !scope.withAdministrators
  // One person's are few: their author's index names them all, and no other should be tempted to serve. `indexed` is
  // what it names besides, in the list's order. The same for those of a topic.
  const hasOwnIndex = isOwn || (topics !== undefined && !deleted)
  const is = (column: 'class' | 'subject_id' | 'type' | 'difficulty', value: string | undefined) => {
    if (value === undefined) return []
    const name = sql.ref(`questions.${column}`)
    return [
      hasOwnIndex && column !== indexed ? sql<SqlBool>`${name} || '' = ${value}` : sql<SqlBool>`${name} = ${value}`,
    ]
  }
  return eb.and([
    eb('questions.deleted_at', deleted ? 'is not' : 'is', null),
    ...is('class', filter.class),
    ...is('subject_id', subject),
    ...is('type', type),
    ...is('difficulty', difficulty),
    ...(topics === undefined ? [] : [inTopics(topics)]),
    ...(unused ? [eb('questions.was_used', '=', eb.lit(false))] : []),
    ...visibility(scope, deleted, topics !== undefined),
  ])
}

/** With what the index of topics says of itself, so that it may serve. */
function inTopics(topics: readonly string[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'questions'>()
  return eb.and([
    topics.length === 1 ? eb('questions.topic_id', '=', topics[0] ?? '') : eb('questions.topic_id', 'in', topics),
    eb('questions.topic_id', '<>', sql.lit('')),
  ])
}

/** Who may change a question may bring it back: a parent sees the deleted ones of their own. */
function visibility(scope: Scope, deleted: boolean, isOfTopics: boolean): Expression<SqlBool>[] {
  if (scope === 'everything') return []
  const eb = expressionBuilder<Tables, 'questions'>()
  if (deleted || (!scope.withAdministrators && !isOfTopics)) return [eb('questions.author_id', '=', scope.authorId)]
  // Not a bare column: an index on it would bring everything of both sides, to be sorted, where a few are wanted; and
  // the index of topics has all that is asked of it.
  const own = eb(eb.fn.coalesce('questions.author_id', eb.val('')), '=', scope.authorId)
  return [scope.withAdministrators ? eb.or([own, byAdministrators(eb)]) : own]
}

export function byAdministrators(eb: ExpressionBuilder<Tables, 'questions'>): Expression<SqlBool> {
  return eb('questions.by_administrator', '=', eb.lit(true))
}
