import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { bucketEnvironment, bucketProgram } from '../../server/testing/bucket/bucket-server.ts'
import { clusterPrograms, databaseProxy, local, postgresAt } from '../../server/testing/moving/cluster-programs.ts'
import { layLine } from '../../server/testing/moving/line.ts'
import { untilAnswering } from '../../server/testing/postgres-cluster.ts'
import { startCommand, startEnvironment } from '../processes/product.ts'
import { type Cluster, type Part, frozen, startCluster } from './cluster.ts'
import type { Folders } from './folders.ts'
import { keep } from './kept.ts'
import { lastingPort } from './ports.ts'

const webs = ['web1', 'web2', 'web3']
const frontExample = path.join(import.meta.dirname, '../../deploy/haproxy.cfg')
/** As in deploy/lms.service. */
const webComesBackAfter = 2000
/** As Debian's unit for HAProxy. */
const proxyComesBackAfter = 100

export interface Site {
  /** For people. */
  url: string
  /** For whoever looks into the database. */
  databaseUrl: string
  cluster: Cluster
  webs: readonly Part[]
  front: Part
  databaseProxies: readonly Part[]
  store: Part
  /** Starts what people reach; the database has to be filled first, or the first process fills it. */
  open(): Promise<void>
  /** Until everything is as it should be; null, or what is missing when patience ends. */
  settled(milliseconds: number): Promise<string | null>
}

export async function startSite(folders: Folders): Promise<Site> {
  const cluster = await startCluster(folders)

  const ports = await Promise.all([...webs, 'front', 'store'].map(() => lastingPort()))
  const [storePort, frontPort, ...webPorts] = ports.toReversed()
  if (storePort === undefined || frontPort === undefined) throw new Error('There are no ports')

  const storeFolder = folders.make('store', 100)
  const storeLines = await Promise.all(webs.map(() => layLine({ port: storePort })))
  const store: Part = {
    name: 'store',
    fill: storeFolder.fill,
    cutOff: () => frozen(storeLines),
    kept: keep({
      name: 'store',
      command: process.execPath,
      args: bucketProgram(storeFolder.disk, storePort),
      directory: storeFolder.directory,
      comesBackAfter: 1000,
    }),
  }

  const proxies = await Promise.all(
    webs.map(async (web) => {
      const port = await lastingPort()
      const line = await layLine({ port })
      const { directory } = folders.make(`${web}-proxy`, 10)
      const { args, environment } = databaseProxy(port, cluster.nodes)
      const program = { command: clusterPrograms.haproxy, args, environment, directory }
      const kept = keep({ name: `${web}-proxy`, ...program, comesBackAfter: proxyComesBackAfter })
      return { port, line, part: { name: `${web}-proxy`, kept, fill: null, cutOff: () => frozen([line]) } }
    }),
  )
  const databaseUrl = postgresAt(proxies[0]?.port ?? 0)

  const frontFolder = folders.make('front', 10)
  const frontLine = await layLine({ port: frontPort })
  const webLines = await Promise.all(webPorts.map((port) => layLine({ port })))
  const url = `http://${local(frontLine.port)}`

  const startFront = (): Part => {
    const file = path.join(frontFolder.directory, 'haproxy.cfg')
    // The example has two.
    writeFileSync(file, `${readFileSync(frontExample, 'utf8')}  server web3 "\${WEB_3}"\n`)
    const places = webLines.map(({ port }, index) => [`WEB_${index + 1}`, local(port)])
    const kept = keep({
      name: 'front',
      command: clusterPrograms.haproxy,
      args: ['-db', '-f', file],
      environment: { FRONT: local(frontPort), ...Object.fromEntries(places) } as Record<string, string>,
      directory: frontFolder.directory,
      comesBackAfter: proxyComesBackAfter,
    })
    return { name: 'front', kept, fill: null, cutOff: () => frozen([frontLine]) }
  }

  const command = startCommand()
  const startWeb = (name: string, index: number): Part => {
    const folder = folders.make(name, 100)
    const [line, databaseLine, storeLine] = [webLines[index], proxies[index]?.line, storeLines[index]]
    if (!line || !databaseLine || !storeLine) throw new Error(`${name} has no lines`)
    const environment = {
      ...startEnvironment,
      PORT: String(webPorts[index]),
      HOST: '127.0.0.1',
      DATA_DIR: folder.disk,
      DATABASE_URL: postgresAt(databaseLine.port),
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      REQUESTS_PER_ACCOUNT: '0',
      REQUESTS_PER_ADDRESS: '0',
      ...bucketEnvironment(storeLine.port),
    }
    const program = { command: process.execPath, args: command, environment, directory: folder.directory }
    const kept = keep({ name, ...program, comesBackAfter: webComesBackAfter })
    return { name, kept, fill: folder.fill, cutOff: () => frozen([line, databaseLine, storeLine]) }
  }

  const opened: Part[] = []
  let front: Part | null = null

  async function missing(): Promise<string | null> {
    const lacking = await cluster.missing()
    if (lacking !== null) return lacking
    const stored = await fetch(`http://${local(storePort ?? 0)}/`, { signal: AbortSignal.timeout(2000) }).catch(
      () => null,
    )
    if (stored === null) return 'the store'
    if (front === null) return null
    const addresses = [...webPorts.map((port) => `http://${local(port)}`), url]
    const states = await Promise.all(
      addresses.map((address) => fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)),
    )
    return states.every((state) => state?.status === 200) ? null : 'a web process'
  }

  async function settled(milliseconds: number): Promise<string | null> {
    const deadline = performance.now() + milliseconds
    for (;;) {
      const lacking = await missing()
      if (lacking === null || performance.now() > deadline) return lacking
      await delay(250)
    }
  }

  const lacking = await settled(120_000)
  if (lacking !== null) throw new Error(`The cluster did not come up: ${lacking} is missing`)
  await untilAnswering(databaseUrl)
  return {
    url,
    databaseUrl,
    cluster,
    webs: opened,
    get front() {
      if (front === null) throw new Error('Nobody is let in yet')
      return front
    },
    databaseProxies: proxies.map(({ part }) => part),
    store,
    async open() {
      // The second finds what the first has made.
      for (const [index, name] of webs.entries()) opened.push(startWeb(name, index))
      front = startFront()
      const absent = await settled(90_000)
      if (absent !== null) throw new Error(`The product did not come up: ${absent} is missing`)
    },
    settled,
  }
}
