import { type ColumnGround, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { shapeOf } from '../column-shapes.ts'
import type { HeadMeaning } from '../heads/header-words.ts'

/** What each column is held to be while the names are weighed against each other. */
export interface Claims {
  heads: readonly string[]
  sample: readonly Row[]
  roles: readonly (ColumnRole | null)[]
  grounds: readonly (ColumnGround | null)[]
  /** Columns that are called the key as well. */
  secondKeys: number[]
  /** Columns that name what else is right. */
  moreKeys: number[]
  columnsOf(role: HeadMeaning): number[]
  set(column: number, role: ColumnRole | null, ground?: ColumnGround): void
  /** One option in each of these, in their order. */
  lettered(columns: readonly number[], ground?: ColumnGround): void
  /** Filled columns without a name right behind this one. */
  unnamedAfter(column: number): number[]
}

export function claimsOf(
  meanings: readonly (HeadMeaning | null)[],
  heads: readonly string[],
  body: readonly Row[],
): Claims {
  const roles: (ColumnRole | null)[] = meanings.map((meaning) => (meaning === 'numberOrContent' ? null : meaning))
  const grounds: (ColumnGround | null)[] = meanings.map((meaning) => (meaning === null ? null : 'head'))
  const sample = body.slice(0, 40)
  const set = (column: number, role: ColumnRole | null, ground: ColumnGround = 'head'): void => {
    roles[column] = role
    grounds[column] = role === null ? null : ground
  }
  return {
    heads,
    sample,
    roles,
    grounds,
    secondKeys: [],
    moreKeys: [],
    columnsOf: (role) => roles.flatMap((one, column) => (one === role ? [column] : [])),
    set,
    lettered(columns, ground = 'head') {
      for (const [index, column] of columns.entries()) set(column, answerLetters[index] ?? null, ground)
    },
    unnamedAfter(column) {
      const found: number[] = []
      for (let next = column + 1; next < heads.length && heads[next] === ''; next += 1) {
        if (shapeOf(sample, next).filled < 0.3) break
        found.push(next)
      }
      return found
    },
  }
}

export const placeOf = (role: ColumnRole | null): number => answerLetters.findIndex((letter) => letter === role)
