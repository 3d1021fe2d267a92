import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to PostgreSQL that a test can refuse, freeze, cut, or lead elsewhere. */
export interface LineBetween {
  /** Of the database, through this line. */
  url: string
  /** Nobody is let in any more, and who was is put out. */
  refuse(): Promise<void>
  accept(): Promise<void>
  /** What comes is taken and never passed on; nothing is closed. */
  freeze(): void
  thaw(): void
  /** Who comes from now on is led there; who is here stays. */
  leadTo(url: string): void
  cut(): void
  /** The next statement with these words arrives, and its answer does not. */
  loseAnswerTo(words: string): void
  count(): number
}

interface Pair {
  near: Socket
  far: Socket
}

export async function lineTo(url: string): Promise<LineBetween> {
  const pairs = new Set<Pair>()
  let target = url
  let isFrozen = false
  let lost: string | null = null
  const flow = ({ near, far }: Pair): void => {
    for (const socket of [near, far]) if (isFrozen) socket.pause()
    if (!isFrozen) for (const socket of [near, far]) socket.resume()
  }

  function pair(near: Socket): void {
    const both = { near, far: connect(placeOf(target)) }
    pairs.add(both)
    let isLosing = false
    const end = (): void => {
      pairs.delete(both)
      both.near.destroy()
      both.far.destroy()
    }
    near.on('data', (data: Buffer) => {
      if (lost !== null && data.includes(lost)) {
        lost = null
        isLosing = true
      }
      both.far.write(data)
    })
    both.far.on('data', (data: Buffer) => {
      if (isLosing) end()
      else near.write(data)
    })
    for (const socket of [near, both.far]) socket.on('error', end).on('close', end)
    flow(both)
  }

  let server: Server = createServer(pair)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const through = new URL(url)
  through.search = ''
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return {
    url: through.href,
    async refuse() {
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    async accept() {
      server = createServer(pair).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    freeze() {
      isFrozen = true
      for (const each of pairs) flow(each)
    },
    thaw() {
      isFrozen = false
      for (const each of pairs) flow(each)
    },
    leadTo(next) {
      target = next
    },
    cut,
    loseAnswerTo(words) {
      lost = words
    },
    count: () => pairs.size,
  }
}

/** A socket file where the address says so, as on the cluster of the tests. */
function placeOf(address: string): { path: string } | { host: string; port: number } {
  const { searchParams, hostname, port } = new URL(address)
  const folder = searchParams.get('host')
  const number = Number(port || 5432)
  return folder === null ? { host: hostname, port: number } : { path: `${folder}/.s.PGSQL.${number}` }
}
