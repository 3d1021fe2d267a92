import { getDashboard, getEducation } from '@lms/contracts/dashboard/dashboard.ts'
import type { Endpoint } from '@lms/contracts/endpoint.ts'
import { listenToEvents } from '@lms/contracts/events.ts'
import { listOutbox } from '@lms/contracts/outbox/outbox.ts'
import { type Permission, type Rule, permissions } from '@lms/contracts/permissions.ts'
import { roles } from '@lms/contracts/roles.ts'
import { describe, expect, test } from 'vitest'
import { type PermissionCase, administratorsOnly, everyone } from '../testing/permission-case.ts'
import { startTestApp } from '../testing/test-app.ts'
import { accountPermissionCases } from './accounts/account-permission-cases.ts'
import { analysisPermissionCases } from './analysis/analysis-permission-cases.ts'
import { assignmentPermissionCases } from './assignments/assignment-permission-cases.ts'
import { attemptPermissionCases } from './attempts/attempt-permission-cases.ts'
import { auditPermissionCases } from './audit/audit-permission-cases.ts'
import { childPermissionCases } from './children/child-permission-cases.ts'
import { exchangePermissionCases } from './exchange/exchange-permission-cases.ts'
import { feedbackPermissionCases } from './feedback/feedback-permission-cases.ts'
import { generationPermissionCases } from './generation/generation-permission-cases.ts'
import { mediaPermissionCases } from './media/media-permission-cases.ts'
import { notificationPermissionCases } from './notifications/notification-permission-cases.ts'
import { postPermissionCases } from './posts/post-permission-cases.ts'
import { privacyPermissionCases } from './privacy/privacy-permission-cases.ts'
import { questionPermissionCases } from './questions/question-permission-cases.ts'
import { paperPermissionCases } from './quizzes/paper/paper-permission-cases.ts'
import { quizPermissionCases } from './quizzes/quiz-permission-cases.ts'
import { settingsPermissionCases } from './settings/settings-permission-cases.ts'
import { subjectPermissionCases } from './subjects/subject-permission-cases.ts'
import { taxonomyPermissionCases } from './taxonomy/taxonomy-permission-cases.ts'
import { userPermissionCases } from './users/user-permission-cases.ts'

/** Every call that is not public, with what each role gets from it. */
const cases: PermissionCase[] = [
  ...accountPermissionCases,
  ...notificationPermissionCases,
  ...userPermissionCases,
  ...mediaPermissionCases,
  ...settingsPermissionCases,
  ...auditPermissionCases,
  ...subjectPermissionCases,
  ...questionPermissionCases,
  ...feedbackPermissionCases,
  ...childPermissionCases,
  ...privacyPermissionCases,
  ...quizPermissionCases,
  ...paperPermissionCases,
  ...exchangePermissionCases,
  ...assignmentPermissionCases,
  ...attemptPermissionCases,
  ...generationPermissionCases,
  ...taxonomyPermissionCases,
  ...postPermissionCases,
  ...analysisPermissionCases,
  { endpoint: getDashboard, own: everyone(200) },
  { endpoint: getEducation, own: { administrator: 200, parent: 200, student: 403 } },
  { endpoint: listOutbox, own: administratorsOnly },
  { endpoint: listenToEvents, own: everyone(200) },
]

const name = ({ method, path }: Endpoint): string => `${method} ${path}`

/** A rule that looks at the record is only covered when someone else's record is tried too. */
function looksAtRecord({ access }: Endpoint): boolean {
  if (access === 'public') return false
  const rule: Rule = permissions[access]
  return rule.when !== undefined
}

describe('permissions', () => {
  test('every call that the server answers has a rule, and every rule that is not public has a case', async () => {
    const { app } = await startTestApp()
    const covered = new Set(cases.map(({ endpoint }) => name(endpoint)))
    for (const { endpoint } of app.routes) {
      if (endpoint.access === 'public') continue
      expect(permissions, name(endpoint)).toHaveProperty(endpoint.access)
      expect(covered, `${name(endpoint)} has no permission case`).toContain(name(endpoint))
    }
    for (const { endpoint, foreign } of cases) {
      if (looksAtRecord(endpoint)) expect(foreign, `${name(endpoint)} lacks someone else's record`).toBeDefined()
    }
  })

  test('nothing under /api/v1 is answered that is not in the list of routes', async () => {
    const { app } = await startTestApp()
    const described = (await app.http.inject('/api/v1/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>
    }
    const known = new Set(app.routes.map(({ endpoint }) => name(endpoint).replaceAll(/:(\w+)/g, '{$1}')))
    for (const [path, methods] of Object.entries(described.paths)) {
      if (!path.startsWith('/api/v1')) continue
      for (const method of Object.keys(methods)) {
        expect(known).toContain(`${method.toUpperCase()} ${path.replace('/api/v1', '')}`)
      }
    }
  })

  test('every permission in the table guards something', async () => {
    const { app } = await startTestApp()
    const used = new Set<string>(app.routes.map(({ endpoint }) => endpoint.access))
    expect((Object.keys(permissions) as Permission[]).filter((permission) => !used.has(permission))).toEqual([])
  })

  describe.each(cases.map((entry) => ({ title: name(entry.endpoint), ...entry })))('$title', (entry) => {
    const { endpoint, own, foreign, prepare } = entry

    test('answers nobody, and each role as the table says, for their own record and for a foreign one', async () => {
      const test = await startTestApp()
      expect((await test.call(endpoint)).status, 'not signed in').toBe(401)
      for (const role of roles) {
        const { user, token } = await test.signedIn(role)
        if (foreign !== undefined && foreign !== 'cannot be named') {
          const stranger = await test.addUser({ role })
          const request = (await prepare?.(test, stranger)) ?? {}
          expect((await test.call(endpoint, { ...request, token })).status, `${role}, foreign`).toBe(foreign[role])
        }
        const request = (await prepare?.(test, user)) ?? {}
        expect((await test.call(endpoint, { ...request, token })).status, `${role}, own`).toBe(own[role])
      }
    })
  })
})
