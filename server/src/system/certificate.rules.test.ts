import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { hasProgram } from '../../testing/has-program.ts'
import { days, systemClock } from '../platform/clock.ts'
import { createCertificateLook, judged } from './certificate.ts'

test.runIf(hasProgram('openssl'))(
  'a certificate that browsers would refuse is told, with its day and the reason',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lms-certificate-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const files = { key: path.join(folder, 'key'), cert: path.join(folder, 'cert') }
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '90']
    execFileSync('openssl', [...args, '-subj', '/CN=localhost', '-keyout', files.key, '-out', files.cert], {
      stdio: 'ignore',
    })
    const server = createServer({ key: readFileSync(files.key), cert: readFileSync(files.cert) })
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const seen = await createCertificateLook(`https://localhost:${port}`, systemClock)()
    expect(seen).toMatchObject({ host: 'localhost', state: 'wrong', reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    expect(Date.parse(seen?.endsAt ?? '') - Date.now()).toBeGreaterThan(days(89))
  },
)

test('one that ends within two weeks is told in time, and http has none', async () => {
  const now = systemClock.now()
  const ending = (inDays: number) =>
    judged('a.test', { problem: null, endsAt: new Date(now.getTime() + days(inDays)) }, now)
  expect([ending(30).state, ending(13).state]).toEqual(['good', 'ending'])
  expect(judged('a.test', { problem: 'CERT_HAS_EXPIRED', endsAt: now }, now).state).toBe('wrong')
  expect(await createCertificateLook('http://a.test', systemClock)()).toBeNull()
})
