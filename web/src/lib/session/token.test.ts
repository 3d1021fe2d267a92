import { describe, expect, test } from 'vitest'
import { isExpiredToken, isValidToken } from './token.ts'

const now = Date.UTC(2026, 10, 15)

function tokenEndingIn(seconds: number): string {
  const claims = JSON.stringify({ sub: 'x', name: 'Nguyễn Thị Ánh', exp: now / 1000 + seconds })
  return `header.${Buffer.from(claims).toString('base64url')}.signature`
}

describe('a stored token', () => {
  test('is valid with more than 300 seconds left', () => {
    expect(isValidToken(tokenEndingIn(301), now)).toBe(true)
  })

  test('is not valid with 300 seconds left, though not expired either', () => {
    expect(isValidToken(tokenEndingIn(300), now)).toBe(false)
    expect(isExpiredToken(tokenEndingIn(300), now)).toBe(false)
  })

  test('is expired at its end', () => {
    expect(isExpiredToken(tokenEndingIn(0), now)).toBe(true)
  })

  test.each(['', 'a.b', 'a.b.c', 'a.b.c.d', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    'that is none (%s) is neither valid nor alive',
    (token) => {
      expect(isValidToken(token, now)).toBe(false)
      expect(isExpiredToken(token, now)).toBe(true)
    },
  )
})
