import { afterEach, expect, test, vi } from 'vitest'
import { sessionStore } from './session-store.ts'

afterEach(() => vi.unstubAllGlobals())

test('the token is read from its cookie', () => {
  vi.stubGlobal('document', { cookie: 'a=1; admin_token=x.y%3D.z; b=2' })
  expect(sessionStore.token()).toBe('x.y=.z')
  expect(sessionStore.isRemembered()).toBe(true)
})

test.each(['%', '%E0%A4%A', 'x.%zz.y'])('a cookie that is broken (%s) is no token, and nothing throws', (value) => {
  vi.stubGlobal('document', { cookie: `admin_token=${value}` })
  expect(sessionStore.token()).toBeNull()
  expect(sessionStore.isRemembered()).toBe(false)
})
