import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findPrograms } from '../postgres-cluster.ts'

const examples = path.join(import.meta.dirname, '../../../deploy')
const example = (file: string): string => readFileSync(path.join(examples, file), 'utf8')

export const clusterPrograms = { etcd: '/usr/bin/etcd', patroni: '/usr/bin/patroni', haproxy: '/usr/sbin/haproxy' }

export const hasPatroni = Object.values(clusterPrograms).every((program) => existsSync(program))

export const local = (port: number): string => `127.0.0.1:${port}`

/** How the examples ask whoever follows them to sign in. */
export const postgresAt = (port: number): string => `postgres://postgres:change-me@${local(port)}/postgres`

export interface EtcdMember {
  name: string
  client: number
  peer: number
  /** Where others find it; in the same place unless something lies between. */
  peerSeenAt?: number
}

/** The example for one of several, with the addresses of this one. */
export function etcdEnvironment(
  member: EtcdMember,
  { directory, all }: { directory: string; all: readonly EtcdMember[] },
): Record<string, string> {
  const lines = example('etcd.env').split('\n')
  const settings = lines
    .filter((line) => /^ETCD_\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])
  const { name, client, peer } = member
  const peerOf = ({ peerSeenAt, peer: own }: EtcdMember): string => `http://${local(peerSeenAt ?? own)}`
  return {
    ...Object.fromEntries(settings),
    ETCD_NAME: name,
    ETCD_DATA_DIR: path.join(directory, 'data'),
    ETCD_LISTEN_PEER_URLS: `http://${local(peer)}`,
    ETCD_LISTEN_CLIENT_URLS: `http://${local(client)}`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${local(client)}`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peerOf(member),
    ETCD_INITIAL_CLUSTER: all.map((one) => `${one.name}=${peerOf(one)}`).join(','),
    // Where its makers test less, it wants to be asked twice.
    ...(process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch }),
  }
}

export interface NodePlace {
  name: string
  /** Of its socket, and of its data unless that lies elsewhere. */
  directory: string
  data?: string
  port: number
  apiPort: number
  /** Where others find it; in the same place unless something lies between. */
  seenAt?: { port: number; apiPort: number }
  /** host:port of each member. */
  etcd: readonly string[]
  /** What leads to etcd is all that is known of it: whoever listens there does not say where others are. */
  isEtcdBehindLines?: boolean
  parameters?: Record<string, string>
}

/** The example for one of three, with the addresses of this one. */
export function patroniSettings({ name, directory, port, apiPort, etcd, ...place }: NodePlace): string {
  const { data = path.join(directory, 'data'), seenAt = { port, apiPort }, parameters = {} } = place
  // Several on one machine: each has a folder for its socket.
  const own = Object.entries({ unix_socket_directories: directory, ...parameters })
  const ownLines = own.map(([key, value]) => `    ${key}: ${value}\n`).join('')
  return example('patroni.yml')
    .replace('name: node1', `name: ${name}`)
    .replace('0.0.0.0:8008', local(apiPort))
    .replace('10.0.0.11:8008', local(seenAt.apiPort))
    .replace(
      '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379',
      etcd.join(',') + (place.isEtcdBehindLines === true ? '\n  use_proxies: true' : ''),
    )
    .replace('0.0.0.0:5432', local(port))
    .replace('10.0.0.11:5432', local(seenAt.port))
    .replace('/var/lib/postgresql/lms', data)
    .replace('/usr/lib/postgresql/15/bin', findPrograms() ?? '')
    .replace('  basebackup:', `  parameters:\n${ownLines}  basebackup:`)
}

/** HAProxy that leads to the one node that may be written to: what to start, with which environment. */
export function databaseProxy(listen: number, nodes: readonly { port: number; apiPort: number }[]) {
  const places = nodes.flatMap(({ port, apiPort }, index) => [
    [`NODE_${index + 1}`, local(port)],
    [`API_${index + 1}`, String(apiPort)],
  ])
  return {
    args: ['-db', '-f', path.join(examples, 'haproxy-postgres.cfg')],
    environment: { LISTEN: local(listen), ...Object.fromEntries(places) } as Record<string, string>,
  }
}
