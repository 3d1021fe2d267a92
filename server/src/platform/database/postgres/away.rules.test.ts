import { describe, expect, test } from 'vitest'
import { DatabaseAway, awayFrom, hasDoneNothing } from './away.ts'

function failure(facts: object, message = 'odd'): Error {
  return Object.assign(new Error(message), facts)
}

describe('a failure of the driver', () => {
  test.each([
    ['read-only', { code: '25006' }],
    ['stopping', { code: '57P01' }],
    ['crashed', { code: '57P02' }],
    ['starting', { code: '57P03' }],
    ['full of callers', { code: '53300' }],
    ['a lost connection', { code: '08006' }],
    ['a pooler without a server', { code: '08P01', severity: 'FATAL' }],
    ['refused', { code: 'ECONNREFUSED' }],
    ['reset', { code: 'ECONNRESET' }],
    ['silent', { code: 'ETIMEDOUT' }],
  ])('that says %s means that the database is away', (_, facts) => {
    expect(awayFrom(failure(facts))).toBeInstanceOf(DatabaseAway)
  })

  test.each([
    ['a duplicate', { code: '23505' }],
    ['a statement that took too long', { code: '57014' }],
    ['a deadlock', { code: '40P01' }],
    ['a wrong password', { code: '28P01' }],
    ['an absent database', { code: '3D000' }],
    ['a message that PostgreSQL could not read', { code: '08P01', severity: 'ERROR' }],
    ['a full disk', { code: '53100' }],
  ])('that says %s does not', (_, facts) => {
    expect(awayFrom(failure(facts))).toBeNull()
  })

  test('without a code is known by its words, and one of several addresses is enough', () => {
    expect(awayFrom(new Error('Connection terminated unexpectedly'))?.isOutcomeUnknown).toBe(false)
    expect(awayFrom(new AggregateError([failure({ code: 'ECONNREFUSED' })]))).toBeInstanceOf(DatabaseAway)
    expect(awayFrom(new Error('Connection pool'))).toBeNull()
    expect(awayFrom('nothing')).toBeNull()
  })

  test('of a connection that was known to be broken, or that was refused, has done nothing', () => {
    expect(hasDoneNothing(failure({ code: '25006' }))).toBe(true)
    expect(hasDoneNothing(failure({ code: '57P01' }))).toBe(false)
    expect(hasDoneNothing(new Error('Client was closed and is not queryable'))).toBe(true)
    expect(hasDoneNothing(new Error('Connection terminated unexpectedly'))).toBe(false)
  })
})
