import { exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { pathOf } from '@lms/contracts/call.ts'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { expect, test } from 'vitest'
import { someGroup } from '../../testing/records/group.ts'
import { startTestApp } from '../../testing/test-app.ts'

test('what is exported of a child names its groups', async () => {
  const app = await startTestApp()
  const { user, token } = await app.signedIn('parent')
  const { child } = await someGroup(app, user)
  const file = await app.app.http.inject({
    url: `${apiBase}${pathOf(exportChildData, { params: { id: child.id } })}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(file.payload).toMatch(/"candidateNumber":\s*"7"/)
})
