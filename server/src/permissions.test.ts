import { globSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { type Permission, type Rule, permissions } from '@lms/contracts/permissions.ts'
import { describe, expect, test } from 'vitest'
import { casesOf, nameOf } from '../testing/permission-case.ts'
import { startTestApp } from '../testing/test-app.ts'

/** Each slice has its own; what is read here is read a second time, beside the test that runs. */
const cases = await casesOf(async () => {
  for (const file of globSync('**/*-permissions.test.ts', { cwd: import.meta.dirname }))
    await import(`${path.join(import.meta.dirname, file)}?cases`)
})

/** A rule that looks at the record is only covered when someone else's record is tried too. */
function looksAtRecord({ access }: Endpoint): boolean {
  if (access === 'public') return false
  const rule: Rule = permissions[access]
  return rule.when !== undefined
}

describe('permissions', () => {
  test('every call that the server answers has a rule, and every rule that is not public has a case', async () => {
    const { app } = await startTestApp()
    const covered = new Set(cases.map(({ endpoint }) => nameOf(endpoint)))
    for (const { endpoint } of app.routes) {
      if (endpoint.access === 'public') continue
      expect(permissions, nameOf(endpoint)).toHaveProperty(endpoint.access)
      expect(covered, `${nameOf(endpoint)} has no permission case`).toContain(nameOf(endpoint))
    }
    for (const { endpoint, foreign } of cases) {
      if (looksAtRecord(endpoint)) expect(foreign, `${nameOf(endpoint)} lacks someone else's record`).toBeDefined()
    }
  })

  test('nothing under /api/v1 is answered that is not in the list of routes', async () => {
    const { app } = await startTestApp()
    const described = (await app.http.inject('/api/v1/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>
    }
    const known = new Set(app.routes.map(({ endpoint }) => nameOf(endpoint).replaceAll(/:(\w+)/g, '{$1}')))
    for (const [address, methods] of Object.entries(described.paths)) {
      if (!address.startsWith('/api/v1')) continue
      for (const method of Object.keys(methods)) {
        expect(known).toContain(`${method.toUpperCase()} ${address.replace('/api/v1', '')}`)
      }
    }
  })

  test('every permission in the table guards something', async () => {
    const { app } = await startTestApp()
    const used = new Set<string>(
      app.routes.flatMap(({ endpoint: { access, further } }) => [access, further?.access ?? access]),
    )
    expect((Object.keys(permissions) as Permission[]).filter((permission) => !used.has(permission))).toEqual([])
  })
})
