import { expect, test } from 'vitest'
import { type EditedValues, userVersions } from './edited-user.ts'

const base: EditedValues = {
  firstName: 'An',
  lastName: 'Nguyễn',
  phone: null,
  department: null,
  role: 'parent',
  isActive: true,
  isEmailVerified: false,
  bio: null,
  avatar: null,
}

test('only what differs is sent', () => {
  expect(userVersions.changes(base, base)).toEqual({})
  expect(userVersions.changes(base, { ...base, phone: '0901234567', isActive: false })).toEqual({
    phone: '0901234567',
    isActive: false,
  })
})

test('a field that one person changed is settled; one that both changed is not', () => {
  const mine = { ...base, firstName: 'Ân', phone: '0901' }
  const theirs = { ...base, firstName: 'Anh', bio: 'Mẹ của Bình' }
  expect(userVersions.differences(base, mine, theirs)).toEqual([
    { part: 'firstName' },
    { part: 'phone', settled: 'mine' },
    { part: 'bio', settled: 'theirs' },
  ])
})

test('the same change by both is no difference', () => {
  const same = { ...base, role: 'student' as const }
  expect(userVersions.differences(base, same, same)).toEqual([])
})

test('what is not chosen stays as it is now', () => {
  const mine = { ...base, firstName: 'Ân', phone: '0901' }
  const theirs = { ...base, firstName: 'Anh', bio: 'Mẹ của Bình' }
  expect(userVersions.merged(mine, theirs, { phone: 'mine', firstName: 'theirs' })).toEqual({
    ...theirs,
    phone: '0901',
  })
})
