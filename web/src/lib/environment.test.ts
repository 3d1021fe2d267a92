import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('__APP_VERSION__', '1.0.0-production')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('a build without its settings does not start, and says which are missing', async () => {
  vi.stubEnv('VITE_API_BASE_URL', '')
  vi.stubEnv('VITE_APP_NAME', ' ')
  await expect(import('./environment.ts')).rejects.toThrow(
    'Missing required environment variables: VITE_API_BASE_URL, VITE_APP_NAME',
  )
})

test('a build with its settings knows its name, version and where the server is', async () => {
  vi.stubEnv('VITE_API_BASE_URL', '/api/v1/')
  vi.stubEnv('VITE_APP_NAME', 'Admin Panel (Production)')
  const { environment } = await import('./environment.ts')
  expect(environment).toEqual({
    apiBaseUrl: '/api/v1',
    applicationName: 'Admin Panel (Production)',
    version: '1.0.0-production',
  })
})
