import { expect, test } from 'vitest'
import { isConsentAsked, isUseAllowed } from './consent-rules.ts'

test('while nobody was asked, learning and figures go on, and nothing goes to AI', () => {
  expect(isUseAllowed({}, 'account')).toBe(true)
  expect(isUseAllowed({}, 'statistics')).toBe(true)
  expect(isUseAllowed({}, 'ai')).toBe(false)
})

test('what was refused stops, and what was agreed to goes on', () => {
  expect(isUseAllowed({ account: true, statistics: false, ai: true }, 'statistics')).toBe(false)
  expect(isUseAllowed({ account: true, statistics: false, ai: true }, 'ai')).toBe(true)
  expect(isUseAllowed({ account: true, ai: false }, 'ai')).toBe(false)
})

test('without the account nothing else is allowed either', () => {
  for (const purpose of ['account', 'ai', 'statistics'] as const)
    expect(isUseAllowed({ account: false, ai: true, statistics: true }, purpose)).toBe(false)
})

test('a guardian is asked while nothing was said, and again about a new text after a yes', () => {
  expect(isConsentAsked(undefined, '2')).toBe(true)
  expect(isConsentAsked({ isGiven: true, version: '1' }, '2')).toBe(true)
  expect(isConsentAsked({ isGiven: true, version: '2' }, '2')).toBe(false)
  expect(isConsentAsked({ isGiven: false, version: '1' }, '2')).toBe(false)
})
