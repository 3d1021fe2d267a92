import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

export interface Cluster {
  url: string
  stop(): Promise<void>
}

/** A PostgreSQL for tests: the one named by TEST_DATABASE_URL, or a throw-away cluster, or none. */
export async function startCluster(): Promise<Cluster | null> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const programs = findPrograms()
  return programs === null ? null : start(programs)
}

/** Debian keeps initdb off the PATH, one folder per version. */
export function findPrograms(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return (
    folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))) ??
    null
  )
}

async function start(programs: string): Promise<Cluster> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(directory, user.uid, user.gid)
  const data = path.join(directory, 'data')
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { stdio: 'ignore', ...user, cwd: directory },
  )
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${directory}`,
    // Nothing here has to outlive a crash of the machine.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'shared_buffers=64MB',
    'max_connections=300',
  ]
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: 'ignore', ...user, cwd: directory },
  )
  const url = `postgres://tests@localhost/postgres?host=${encodeURIComponent(directory)}`
  await untilAnswering(url)
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(directory, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGQUIT')
      }),
  }
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string, name: string): number => Number(execFileSync('id', [flag, name]).toString())
  return { uid: number('-u', 'nobody'), gid: number('-g', 'nobody') }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function untilAnswering(url: string, patience = 30_000): Promise<void> {
  const deadline = Date.now() + patience
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  }
}
