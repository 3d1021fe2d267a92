import type { UserFilter, UserSort } from '@lms/contracts/users/users.ts'
import { type Expression, type SelectQueryBuilder, type SqlBool, expressionBuilder } from 'kysely'
import type { Queries, Tables } from '../platform/database/tables.ts'

export interface UserOrder {
  sortBy: UserSort
  sortOrder: 'asc' | 'desc'
}

export type Filtered = SelectQueryBuilder<Tables, 'users', object>

/** Everything but the search. */
export function filtered(queries: Queries, filter: UserFilter): Filtered {
  return queries.selectFrom('users').where(conditionOf(filter))
}

export function conditionOf({ role, isActive, approval, deleted = false }: UserFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'users'>()
  return eb.and([
    eb('users.deleted_at', deleted ? 'is not' : 'is', null),
    ...(role === undefined ? [] : [eb('users.role', '=', role)]),
    ...(isActive === undefined ? [] : [eb('users.is_active', '=', isActive)]),
    ...(approval === undefined ? [] : [eb('users.approval', '=', approval)]),
  ])
}

/** Rows with the same role or status come in the order of their creation; the id makes every order complete. */
const sortColumns = {
  displayName: ['sort_name', 'id'],
  role: ['role', 'created_at', 'id'],
  isActive: ['is_active', 'created_at', 'id'],
  lastLoginAt: ['last_login_at', 'id'],
  createdAt: ['created_at', 'id'],
  deletedAt: ['deleted_at', 'id'],
} as const satisfies Record<UserSort, readonly (keyof Tables['users'])[]>

/** Both databases agree: a person who never signed in counts as the earliest. */
export function inOrder(query: Filtered, { sortBy, sortOrder }: UserOrder): Filtered {
  return sortColumns[sortBy].reduce<Filtered>(
    (ordered, column) =>
      ordered.orderBy(column, (order) => {
        const isNullable = column === 'last_login_at' || column === 'deleted_at'
        if (sortOrder === 'asc') return isNullable ? order.asc().nullsFirst() : order.asc()
        return isNullable ? order.desc().nullsLast() : order.desc()
      }),
    query,
  )
}
