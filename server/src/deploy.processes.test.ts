import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { apiBase } from '@lms/contracts/endpoint.ts'
import { me } from '@lms/contracts/accounts/accounts.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyAsContainer, isInstalled, lendBuilt, readContainerFile } from '../testing/container.ts'
import { behindCaddy, behindHaproxy, deployFiles, proxyPrograms } from '../testing/proxies.ts'
import { emptyPlace } from '../testing/server-commands.ts'
import { signIn, startProcess } from '../testing/server-process.ts'
import { engine } from '../testing/test-database.ts'
import { until } from '../testing/until.ts'

const systemd = '/usr/bin/systemd-analyze'

describe('the examples', () => {
  test.skipIf(!existsSync(proxyPrograms.caddy))('Caddy stands in front of one process', async () => {
    const server = await startProcess({ ...(await emptyPlace()), TRUST_PROXY: '127.0.0.1' })
    const site = await behindCaddy(server.url)
    const token = await signIn({ ...server, url: site }, 'admin')
    const answer = await fetch(site + apiBase + me.path, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
  })

  test.skipIf(!existsSync(proxyPrograms.haproxy) || engine !== 'postgres')(
    'HAProxy spreads people over processes, and one that is killed is not missed',
    { timeout: 120_000 },
    async () => {
      const place = await emptyPlace()
      const first = await startProcess({ ...place, ROLES: 'web' })
      const second = await startProcess({ ...place, ROLES: 'web' })
      const jobs = await startProcess({ ...place, ROLES: 'jobs' })
      const front = await behindHaproxy(first.url, second.url)
      const token = await signIn(second, 'admin')
      first.child.kill('SIGKILL')
      await first.exited
      await until(async () => {
        const answer = await fetch(`${front}${apiBase}${me.path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.status).toBe(200)
      })
      expect((await fetch(`${jobs.url}/readyz`)).status).toBe(200)
      expect((await fetch(jobs.url + apiBase + me.path)).status).toBe(404)
    },
  )

  test.skipIf(!existsSync(proxyPrograms.haproxy))('HAProxy accepts every file that is for it', () => {
    const environment = Object.fromEntries(
      ['FRONT', 'LISTEN', 'WEB_1', 'WEB_2', 'NODE_1', 'NODE_2', 'NODE_3'].map((name) => [name, '127.0.0.1:3000']),
    )
    const ports = { API_1: '8008', API_2: '8008', API_3: '8008' }
    for (const file of readdirSync(deployFiles).filter((name) => name.startsWith('haproxy'))) {
      const { status, stderr } = spawnSync(proxyPrograms.haproxy, ['-c', '-f', path.join(deployFiles, file)], {
        env: { ...process.env, ...environment, ...ports },
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    }
  })

  test.skipIf(!existsSync(systemd))('systemd accepts the unit, where the user and the folder are there', () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-unit-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const unit = readFileSync(path.join(deployFiles, 'lms.service'), 'utf8').replace('/usr/bin/npm', process.execPath)
    writeFileSync(path.join(directory, 'lms.service'), unit)
    const { stderr } = spawnSync(systemd, ['verify', path.join(directory, 'lms.service')], {
      encoding: 'utf8',
    })
    expect(stderr.split('\n').filter((line) => line.includes('lms.service'))).toEqual([])
  })

  test.skipIf(!isInstalled() || engine !== 'sqlite')(
    'what the file for containers copies and starts serves from its volume, and ends when it is told to',
    { timeout: 240_000 },
    async () => {
      const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-container-'))
      onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
      const { environment, command, stopSignal, run, user } = readContainerFile()
      const [work, volume] = [path.join(directory, 'work'), path.join(directory, 'volume')]
      copyAsContainer(work)
      expect(readdirSync(work)).not.toContain('data')
      expect(readdirSync(work)).not.toContain('.git')
      expect(readdirSync(work)).not.toContain('node_modules')
      expect([run.split(' && ')[0], user]).toEqual(['npm run build', 'node'])
      lendBuilt(work)
      const [program = '', ...parts] = command
      const child = spawn(program, parts, {
        cwd: work,
        env: { PATH: process.env['PATH'], HOME: directory, ...environment, DATA_DIR: volume, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      const exited = once(child, 'exit')
      const ready = new Promise<string>((resolve) => {
        createInterface(child.stdout).on('line', (line) => {
          const address = /^Ready: (.+)$/.exec(line)?.[1]
          if (address !== undefined) resolve(address)
        })
      })
      const url = await ready
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      expect((await fetch(url)).headers.get('content-type')).toContain('text/html')
      expect(readdirSync(volume)).not.toEqual([])
      child.kill(stopSignal)
      await exited
      await until(() => expect(fetch(`${url}/readyz`)).rejects.toThrow())
    },
  )

  test('what is watched is what the product says of itself', async () => {
    const server = await startProcess({ ...(await emptyPlace()), METRICS_TOKEN: 'mat-khau-cua-bo-giam-sat' })
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: 'Bearer mat-khau-cua-bo-giam-sat' },
    })
    const said = await answer.text()
    const asked = ['alerts.yml', 'grafana.json'].flatMap(
      (file) =>
        readFileSync(path.join(deployFiles, 'monitoring', file), 'utf8').match(/\b(?:lms|nodejs|process)_\w+/g) ?? [],
    )
    expect(asked.length).toBeGreaterThan(15)
    const onPostgres = (name: string) => name === 'lms_database_connections' && engine !== 'postgres'
    for (const name of new Set(asked))
      expect(onPostgres(name) || said.includes(name.replace(/_(?:count|bucket)$/, '')), name).toBe(true)
  })
})
