import { describe, expect, test } from 'vitest'
import { can, may, mayAll } from './permissions.ts'
import { actsAs, roleFromInput, roles } from './roles.ts'
import { isScreenPath } from './screens.ts'

describe('roles', () => {
  test('are read from the words of forms, and anything unknown is a student', () => {
    for (const word of ['admin', 'Administrator', '1']) expect(roleFromInput(word)).toBe('administrator')
    for (const word of ['parent', '2']) expect(roleFromInput(word)).toBe('parent')
    for (const word of ['student', 'user', '3', '', 'root', 'constructor']) expect(roleFromInput(word)).toBe('student')
  })

  test('let an administrator act as anyone and others only as themselves', () => {
    for (const wanted of roles) expect(actsAs('administrator', wanted)).toBe(true)
    expect(actsAs('parent', 'student')).toBe(false)
    expect(actsAs('student', 'student')).toBe(true)
  })
})

describe('permissions', () => {
  const parent = { id: 'one', role: 'parent' } as const

  test('are asked for a role, all of several, and for one record', () => {
    expect(may(parent, 'outbox:read')).toBe(false)
    expect(may(null, 'account:read')).toBe(false)
    expect(mayAll(parent, ['account:read', 'event:listen'])).toBe(true)
    expect(mayAll(parent, ['account:read', 'outbox:read'])).toBe(false)
    expect(can(parent, 'notification:read', { userId: 'one' })).toBe(true)
    expect(can(parent, 'notification:read', { userId: 'two' })).toBe(false)
  })
})

describe('screens', () => {
  test('are known by their path, with or without a slash at the end', () => {
    expect(isScreenPath('/')).toBe(true)
    expect(isScreenPath('/login/')).toBe(true)
    expect(isScreenPath('/login/more')).toBe(false)
    expect(isScreenPath('/api')).toBe(false)
  })
})
