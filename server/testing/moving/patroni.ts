import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { findPrograms, freePort, untilAnswering } from '../postgres-cluster.ts'
import { folderOfProgram, startProgram } from './started-program.ts'

const examples = path.join(import.meta.dirname, '../../../deploy')
const programs = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' }

export const hasPatroni = Object.values(programs).every((program) => existsSync(program))

export interface PatroniNode {
  api: string
  isPrimary(): Promise<boolean>
  /** Patroni and its PostgreSQL, as with a machine that loses its power. */
  kill(): void
  /** Every process of it stands still. */
  freeze(): void
}

const local = (port: number): string => `127.0.0.1:${port}`

/** The example for one of three, with the addresses of this one. */
async function startEtcd(): Promise<string> {
  const directory = folderOfProgram('etcd')
  const client = `http://${local(await freePort())}`
  const peer = `http://${local(await freePort())}`
  const lines = readFileSync(path.join(examples, 'etcd.env'), 'utf8').split('\n')
  const example = Object.fromEntries(
    lines.filter((line) => /^ETCD_\w+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
  const environment = {
    ...example,
    ETCD_DATA_DIR: path.join(directory, 'data'),
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `${example['ETCD_NAME']}=${peer}`,
    // Where its makers test less, it wants to be asked twice.
    ...(process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch }),
  }
  startProgram(programs.etcd, [], { directory, environment })
  return new URL(client).host
}

async function startNode(name: string, etcd: string): Promise<PatroniNode & { apiPort: number; port: number }> {
  const directory = folderOfProgram(name)
  const [apiPort, port] = [await freePort(), await freePort()]
  const settings = readFileSync(path.join(examples, 'patroni.yml'), 'utf8')
    .replace('name: node1', `name: ${name}`)
    .replace('0.0.0.0:8008', local(apiPort))
    .replace('10.0.0.11:8008', local(apiPort))
    .replace('10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', etcd)
    .replace('0.0.0.0:5432', local(port))
    .replace('10.0.0.11:5432', local(port))
    .replace('/var/lib/postgresql/lms', path.join(directory, 'data'))
    .replace('/usr/lib/postgresql/15/bin', findPrograms() ?? '')
    // Several on one machine: each has a folder for its socket.
    .replace('  basebackup:', `  parameters:\n    unix_socket_directories: ${directory}\n  basebackup:`)
  writeFileSync(path.join(directory, 'patroni.yml'), settings)
  const patroni = startProgram(programs.patroni, ['patroni.yml'], { directory })
  const signal = (how: string): void => {
    const lines = execFileSync('ps', ['-eo', 'pid=,args=']).toString().split('\n')
    const pids = lines.filter((line) => line.includes(directory)).map((line) => line.trim().split(' ')[0] ?? '')
    const masters = [String(patroni.pid), ...pids]
    const children = masters.flatMap((pid) => childrenOf(pid))
    for (const pid of new Set([...masters, ...children])) trySignal(how, pid)
  }
  // PostgreSQL outlives the one that started it.
  onTestFinished(() => signal('KILL'))
  return {
    api: `http://${local(apiPort)}`,
    apiPort,
    port,
    async isPrimary() {
      return (await fetch(`http://${local(apiPort)}/primary`).catch(() => null))?.status === 200
    },
    kill: () => signal('KILL'),
    freeze: () => signal('STOP'),
  }
}

function childrenOf(pid: string): string[] {
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', pid]).toString().trim().split(/\s+/)
  } catch {
    return []
  }
}

function trySignal(name: string, pid: string): void {
  try {
    execFileSync('kill', [`-${name}`, pid], { stdio: 'ignore' })
  } catch {
    // It went with its parent.
  }
}

/** Two nodes that watch each other, and HAProxy that leads to the one that may be written to. */
export async function startPatroni(): Promise<{ url: string; nodes: PatroniNode[] }> {
  const etcd = await startEtcd()
  const first = await startNode('node1', etcd)
  const second = await startNode('node2', etcd)
  const listen = await freePort()
  const nobody = String(await freePort())
  startProgram(programs.haproxy, ['-db', '-f', path.join(examples, 'haproxy-postgres.cfg')], {
    directory: folderOfProgram('haproxy'),
    environment: {
      LISTEN: local(listen),
      NODE_1: local(first.port),
      API_1: String(first.apiPort),
      NODE_2: local(second.port),
      API_2: String(second.apiPort),
      NODE_3: `127.0.0.1:${nobody}`,
      API_3: nobody,
    },
  })
  const url = `postgres://postgres:change-me@${local(listen)}/postgres`
  await untilAnswering(url, 90_000)
  return { url, nodes: [first, second] }
}
