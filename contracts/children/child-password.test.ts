import { expect, test } from 'vitest'
import { randomBelow, readablePassword } from './child-password.ts'

test('a password has nothing that looks like something else', () => {
  for (let round = 0; round < 500; round += 1) {
    const password = readablePassword(randomBelow)
    expect(password).toMatch(/^[a-z]{4}-[a-z]{4}-\d{3}$/)
    expect(password).not.toMatch(/[lioszq01225]/)
  }
})

test('passwords differ', () => {
  const many = Array.from({ length: 500 }, () => readablePassword(randomBelow))
  expect(new Set(many).size).toBe(500)
})

test('every sign comes up', () => {
  const seen = new Set(Array.from({ length: 3000 }, () => randomBelow(13)))
  expect([...seen].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 13 }, (_, index) => index))
})
