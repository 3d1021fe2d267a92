import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort, untilAnswering } from '../postgres-cluster.ts'
import {
  clusterPrograms,
  databaseProxy,
  etcdEnvironment,
  local,
  patroniSettings,
  postgresAt,
} from './cluster-programs.ts'
import { signalAllIn } from './processes.ts'
import { folderOfProgram, startProgram } from './started-program.ts'

export interface PatroniNode {
  api: string
  isPrimary(): Promise<boolean>
  /** Patroni and its PostgreSQL, as with a machine that loses its power. */
  kill(): void
  /** Every process of it stands still. */
  freeze(): void
}

async function startEtcd(): Promise<string> {
  const directory = folderOfProgram('etcd')
  const member = { name: 'node1', client: await freePort(), peer: await freePort() }
  const environment = etcdEnvironment(member, { directory, all: [member] })
  startProgram(clusterPrograms.etcd, [], { directory, environment })
  return local(member.client)
}

async function startNode(name: string, etcd: string): Promise<PatroniNode & { apiPort: number; port: number }> {
  const directory = folderOfProgram(name)
  const [apiPort, port] = [await freePort(), await freePort()]
  const settings = patroniSettings({ name, directory, port, apiPort, etcd: [etcd] })
  writeFileSync(path.join(directory, 'patroni.yml'), settings)
  startProgram(clusterPrograms.patroni, ['patroni.yml'], { directory })
  // PostgreSQL outlives the one that started it.
  onTestFinished(() => void signalAllIn(directory, 'SIGKILL'))
  return {
    api: `http://${local(apiPort)}`,
    apiPort,
    port,
    async isPrimary() {
      return (await fetch(`http://${local(apiPort)}/primary`).catch(() => null))?.status === 200
    },
    kill: () => void signalAllIn(directory, 'SIGKILL'),
    freeze: () => void signalAllIn(directory, 'SIGSTOP'),
  }
}

/** Two nodes that watch each other, and HAProxy that leads to the one that may be written to. */
export async function startPatroni(): Promise<{ url: string; nodes: PatroniNode[] }> {
  const etcd = await startEtcd()
  const first = await startNode('node1', etcd)
  const second = await startNode('node2', etcd)
  const listen = await freePort()
  const nobody = await freePort()
  const { args, environment } = databaseProxy(listen, [first, second, { port: nobody, apiPort: nobody }])
  startProgram(clusterPrograms.haproxy, args, { directory: folderOfProgram('haproxy'), environment })
  const url = postgresAt(listen)
  await untilAnswering(url, 90_000)
  return { url, nodes: [first, second] }
}
