import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { me } from '@lms/contracts/accounts/accounts.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyPlace } from '../testing/server-commands.ts'
import { signIn, startProcess } from '../testing/server-process.ts'
import { engine } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

const files = path.join(import.meta.dirname, '../../deploy')
const programs = {
  caddy: '/usr/bin/caddy',
  haproxy: '/usr/sbin/haproxy',
  systemd: '/usr/bin/systemd-analyze',
}

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  return port
}

function startProgram(command: string, args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const hostOf = (url: string): string => new URL(url).host

describe('the examples', () => {
  test.skipIf(!existsSync(programs.caddy))('Caddy stands in front of one process', async () => {
    const server = await startProcess({ ...(await emptyPlace()), TRUST_PROXY: '127.0.0.1' })
    const site = `http://127.0.0.1:${await freePort()}`
    startProgram(programs.caddy, ['run', '--adapter', 'caddyfile', '--config', path.join(files, 'Caddyfile')], {
      SITE: site,
      UPSTREAM: hostOf(server.url),
    })
    await until(async () => expect((await fetch(`${site}/readyz`)).status).toBe(200))
    const token = await signIn({ ...server, url: site }, 'admin')
    const answer = await fetch(site + apiBase + me.path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
  })

  test.skipIf(!existsSync(programs.haproxy) || engine !== 'postgres')(
    'HAProxy spreads people over processes, and one that is killed is not missed',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace()
      const first = await startProcess({ ...place, ROLES: 'web' })
      const second = await startProcess({ ...place, ROLES: 'web' })
      const jobs = await startProcess({ ...place, ROLES: 'jobs' })
      const front = `127.0.0.1:${await freePort()}`
      startProgram(programs.haproxy, ['-db', '-f', path.join(files, 'haproxy.cfg')], {
        FRONT: front,
        WEB_1: hostOf(first.url),
        WEB_2: hostOf(second.url),
      })
      const ready = async () => expect((await fetch(`http://${front}/readyz`)).status).toBe(200)
      await until(ready)
      const token = await signIn({ ...first, url: `http://${front}` }, 'admin')
      first.child.kill('SIGKILL')
      await first.exited
      await until(async () => {
        const answer = await fetch(`http://${front}${apiBase}${me.path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.status).toBe(200)
      })
      expect((await fetch(`${jobs.url}/readyz`)).status).toBe(200)
      expect((await fetch(jobs.url + apiBase + me.path)).status).toBe(404)
    },
  )

  test.skipIf(!existsSync(programs.haproxy))('HAProxy accepts every file that is for it', () => {
    const environment = Object.fromEntries(
      ['FRONT', 'LISTEN', 'WEB_1', 'WEB_2', 'NODE_1', 'NODE_2', 'NODE_3'].map((name) => [name, '127.0.0.1:3000']),
    )
    const ports = { API_1: '8008', API_2: '8008', API_3: '8008' }
    for (const file of readdirSync(files).filter((name) => name.startsWith('haproxy'))) {
      const { status, stderr } = spawnSync(programs.haproxy, ['-c', '-f', path.join(files, file)], {
        env: { ...process.env, ...environment, ...ports },
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    }
  })

  test.skipIf(!existsSync(programs.systemd))(
    'systemd accepts the unit, where the user and the folder are there',
    () => {
      const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-unit-'))
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
      const unit = readFileSync(path.join(files, 'lms.service'), 'utf8').replace('/usr/bin/npm', process.execPath)
      writeFileSync(path.join(directory, 'lms.service'), unit)
      const { stderr } = spawnSync(programs.systemd, ['verify', path.join(directory, 'lms.service')], {
        encoding: 'utf8',
      })
      expect(stderr.split('\n').filter((line) => line.includes('lms.service'))).toEqual([])
    },
  )

  test('what is watched is what the product says of itself', async () => {
    const server = await startProcess({ ...(await emptyPlace()), METRICS_TOKEN: 'mat-khau-cua-bo-giam-sat' })
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: 'Bearer mat-khau-cua-bo-giam-sat' },
    })
    const said = await answer.text()
    const asked = ['alerts.yml', 'grafana.json'].flatMap(
      (file) => readFileSync(path.join(files, 'monitoring', file), 'utf8').match(/\b(?:lms|nodejs|process)_\w+/g) ?? [],
    )
    expect(asked.length).toBeGreaterThan(15)
    const onPostgres = (name: string) => name === 'lms_database_connections' && engine !== 'postgres'
    for (const name of new Set(asked))
      expect(onPostgres(name) || said.includes(name.replace(/_(?:count|bucket)$/, '')), name).toBe(true)
  })
})
