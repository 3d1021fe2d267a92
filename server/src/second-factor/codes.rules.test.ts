import { expect, test } from 'vitest'
import { codeOf } from '../../testing/factors/totp-code.ts'
import { inGroups, recoveryCodeOf, stepOfCode } from './codes.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const now = new Date('2026-11-16T10:00:15Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

test('a code fits its own half minute and the ones beside it, and says which one it was', () => {
  const step = Math.floor(now.getTime() / 30_000)
  for (const beside of [-1, 0, 1])
    expect(stepOfCode(secret, codeOf(secret, later(beside * 30)), now)).toBe(step + beside)
  for (const away of [-2, 2]) expect(stepOfCode(secret, codeOf(secret, later(away * 30)), now)).toBeNull()
})

test('what is not six digits is no code', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOfCode(secret, code, now)).toBeNull()
})

test('a recovery code has sixteen letters that nobody confuses, in groups of four', () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
  expect(code).toMatch(/^[a-km-np-z2-9]{16}$/)
  expect(inGroups(code)).toMatch(/^(\w{4}-){3}\w{4}$/)
})
