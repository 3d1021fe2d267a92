import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import {
  type EtcdMember,
  clusterPrograms,
  etcdEnvironment,
  local,
  patroniSettings,
  postgresAt,
} from '../../server/testing/moving/cluster-programs.ts'
import { type Line, layLine } from '../../server/testing/moving/line.ts'
import { unprivilegedUser } from '../../server/testing/postgres-cluster.ts'
import type { Folder, Folders } from './folders.ts'
import { type Kept, keep } from './kept.ts'
import { lastingPort } from './ports.ts'

/** One that things can happen to. */
export interface Part {
  name: string
  kept: Kept
  /** Nobody reaches it, and it reaches nobody, until the answer is called. */
  cutOff(): () => void
  fill: Folder['fill']
}

interface Node extends Part {
  /** Where others find it: beyond the lines that can be cut. */
  port: number
  apiPort: number
}

interface Member {
  name: string
  role: string
  state: string
  timeline?: number
}

export interface Cluster {
  nodes: readonly Node[]
  /** Null while nobody is. */
  primary(): Promise<Node | null>
  standbys(): Promise<Node[]>
  etcdLeader(): Promise<Part | null>
  /** What is missing until it is whole: three that follow one another, one of them at every commit; null if nothing. */
  missing(): Promise<string | null>
}

const patience = 2000
async function ask<T>(address: string): Promise<T | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) })
    return (await answer.json()) as T
  } catch {
    return null
  }
}

export function frozen(lines: readonly Line[]): () => void {
  for (const line of lines) line.freeze()
  return () => {
    for (const line of lines) line.thaw()
  }
}

export async function startCluster(folders: Folders): Promise<Cluster> {
  const owner = unprivilegedUser()
  const etcds = await startEtcds(folders)
  // Patroni waits long for one that is not there at once.
  while ((await Promise.all(etcds.map((etcd) => etcd.isHealthy()))).includes(false)) await delay(200)
  const nodes: (Node & { own: { port: number; apiPort: number }; lines: { database: Line; api: Line } })[] = []
  for (const name of ['node1', 'node2', 'node3']) {
    const folder = folders.make(name, 800, owner)
    const own = { port: await lastingPort(), apiPort: await lastingPort() }
    const lines = { database: await layLine({ port: own.port }), api: await layLine({ port: own.apiPort }) }
    const ways = await Promise.all(etcds.map((etcd) => etcd.layLine()))
    const seenAt = { port: lines.database.port, apiPort: lines.api.port }
    const settings = patroniSettings({
      name,
      directory: folder.directory,
      data: path.join(folder.disk, 'data'),
      ...own,
      seenAt,
      etcd: ways.map(({ port }) => local(port)),
      isEtcdBehindLines: true,
      // The disk is small.
      parameters: { max_wal_size: '128MB', min_wal_size: '64MB', shared_buffers: '64MB' },
    })
    writeFileSync(path.join(folder.directory, 'patroni.yml'), settings)
    const kept = keep({
      name,
      command: clusterPrograms.patroni,
      args: ['patroni.yml'],
      directory: folder.directory,
      owner,
      comesBackAfter: 100,
    })
    // To others it says who it is: as a follower, and as one who asks whether it may stay the first.
    const asFollower = `application_name\0${name}\0`
    const asFirst = `"name": "${name}"`
    nodes.push({
      name,
      kept,
      ...seenAt,
      own,
      lines,
      fill: folder.fill,
      cutOff() {
        const others = nodes.filter((node) => node.name !== name)
        const thaw = frozen([lines.database, lines.api, ...ways])
        for (const other of others) {
          other.lines.database.hush(asFollower)
          other.lines.api.hush(asFirst)
        }
        return () => {
          thaw()
          for (const other of others) {
            other.lines.database.unhush(asFollower)
            other.lines.api.unhush(asFirst)
          }
        }
      },
    })
  }

  async function members(): Promise<Member[]> {
    const answers = nodes.map(({ own }) => ask<{ members: Member[] }>(`http://${local(own.apiPort)}/cluster`))
    // One that was cut off knows old things; whoever says most of all is asked by nobody who waits for the whole.
    for (const answer of await Promise.all(answers)) if (answer?.members !== undefined) return answer.members
    return []
  }

  async function primary(): Promise<(typeof nodes)[number] | null> {
    const states = nodes.map(async ({ own }) => {
      const answer = await fetch(`http://${local(own.apiPort)}/primary`, {
        signal: AbortSignal.timeout(patience),
      }).catch(() => null)
      return answer?.status === 200
    })
    const all = await Promise.all(states)
    return all.filter(Boolean).length === 1 ? (nodes[all.indexOf(true)] ?? null) : null
  }

  return {
    nodes,
    primary,
    async standbys() {
      const first = await primary()
      return nodes.filter((node) => node !== first)
    },
    async etcdLeader() {
      const states = await Promise.all(etcds.map((etcd) => etcd.isLeader()))
      return etcds[states.indexOf(true)] ?? null
    },
    async missing() {
      const health = await Promise.all(etcds.map((etcd) => etcd.isHealthy()))
      if (health.includes(false)) return 'etcd'
      const found = await members()
      const timelines = new Set(found.map(({ timeline }) => timeline))
      if (found.length !== 3 || timelines.size !== 1) return 'three members on one timeline'
      if (!found.every(({ state }) => state === 'running' || state === 'streaming')) return 'a member that runs'
      if (!found.some(({ role }) => role === 'sync_standby')) return 'a synchronous standby'
      const first = await primary()
      if (first === null) return 'a primary'
      return (await followers(first.own.port)) === '2 1' ? null : 'two followers'
    },
  }
}

/** How many follow, and how many of them have every commit. */
async function followers(port: number): Promise<string> {
  const client = new pg.Client({ connectionString: postgresAt(port), connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ all: string; sync: string }>(
      `select count(*) as "all", count(*) filter (where sync_state = 'sync') as sync
       from pg_stat_replication where state = 'streaming'`,
    )
    return `${rows[0]?.all} ${rows[0]?.sync}`
  } catch {
    return ''
  } finally {
    void client.end().catch(() => {})
  }
}

interface Etcd extends Part {
  layLine(): Promise<Line>
  isLeader(): Promise<boolean>
  isHealthy(): Promise<boolean>
}

async function startEtcds(folders: Folders): Promise<Etcd[]> {
  const owner = unprivilegedUser()
  const members: (EtcdMember & { peers: Line; clients: Line[]; id: string })[] = []
  for (const name of ['etcd1', 'etcd2', 'etcd3']) {
    const [client, peer] = [await lastingPort(), await lastingPort()]
    const peers = await layLine({ port: peer })
    members.push({ name, client, peer, peers, peerSeenAt: peers.port, clients: [], id: '' })
  }
  return members.map((member) => {
    const { name, client, peers, clients } = member
    const folder = folders.make(name, 300, owner)
    const kept = keep({
      name,
      command: clusterPrograms.etcd,
      args: [],
      environment: etcdEnvironment(member, { directory: folder.disk, all: members }),
      directory: folder.directory,
      owner,
      comesBackAfter: 100,
    })
    const self = () => ask<{ id: string; state: string }>(`http://${local(client)}/v2/stats/self`)
    return {
      name,
      kept,
      fill: folder.fill,
      async layLine() {
        const line = await layLine({ port: client })
        clients.push(line)
        return line
      },
      async isLeader() {
        const answer = await self()
        member.id = answer?.id ?? member.id
        return answer?.state === 'StateLeader'
      },
      async isHealthy() {
        return (await ask<{ health: string }>(`http://${local(client)}/health`))?.health === 'true'
      },
      cutOff() {
        // Known since it was found to be the leader.
        const asMember = `X-Server-From: ${member.id}`
        const others = members.filter((other) => other !== member)
        const thaw = frozen([peers, ...clients])
        for (const other of others) other.peers.hush(asMember)
        return () => {
          thaw()
          for (const other of others) other.peers.unhush(asMember)
        }
      },
    }
  })
}
