import { demoAccounts } from '@lms/contracts/accounts/accounts.ts'
import { changeOwnPassword } from '@lms/contracts/profile/profile.ts'
import { describe, expect, test } from 'vitest'
import { startDemoApp } from '../../testing/apps/demo-app.ts'
import type { Request } from '../../testing/requests.ts'

async function start(publicUrl: string) {
  const app = await startDemoApp({ PUBLIC_URL: publicUrl })
  const offered = async (request: Request = {}) => {
    const { body } = await app.call(demoAccounts, request)
    return (body['data'] as { accounts: { username: string }[] }).accounts.map(({ username }) => username)
  }
  return { ...app, offered }
}

describe('the demo passwords', () => {
  test('are offered to this machine alone, and not through a proxy on it', async () => {
    const { offered } = await start('http://localhost:3000')
    expect(await offered()).toEqual(['admin', 'parent', 'student'])
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await offered({ headers: { [name]: '127.0.0.1' } }), name).toEqual([])
    expect(await offered({ address: '192.168.1.7', headers: { host: 'localhost:3000' } })).toEqual([])
  })

  test('are not offered to a page of somebody else whose name points to this machine', async () => {
    const { app } = await startDemoApp({ PUBLIC_URL: '' })
    const ask = (host: string) => app.http.inject({ url: '/api/v1/auth/demo-accounts', headers: { host } })
    expect((await ask('evil.example:3000')).json()).toMatchObject({ data: { accounts: [] } })
    expect((await ask('LOCALHOST:3000')).json().data.accounts).toHaveLength(3)
  })

  test('are not offered by a server that has a name of its own', async () => {
    const { offered } = await start('https://hoc.example.vn')
    expect(await offered()).toEqual([])
  })

  test('are not offered for an account whose password was changed', async () => {
    const { offered, call, token } = await start('http://localhost:3000')
    const body = { currentPassword: 'Demo1234', password: 'Ca-phe-sua-da-27' }
    expect((await call(changeOwnPassword, { token, body })).status).toBe(200)
    expect(await offered()).toEqual(['parent', 'student'])
  })
})
