import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'

/** Where a server is: a port of this machine, or a file. */
export type Place = { port: number } | { path: string }

/** A line to a server that can be refused, cut, led elsewhere, stand still, or break in the middle of what passes. */
export interface Line {
  port: number
  /** Nobody is let in any more, and who was is put out. */
  refuse(): void
  accept(): Promise<void>
  /** What comes is taken and not passed on before the thaw; nothing is closed. */
  freeze(): void
  thaw(): void
  /** The same for those alone who say these words; told by what they began with, or by what they say now. */
  hush(words: string): void
  unhush(words: string): void
  /** Who comes from now on is led there; who is here stays. */
  leadTo(place: Place): void
  cut(): void
  /** The next statement with these words arrives, and its answer does not. */
  loseAnswerTo(words: string): void
  /** So many connections are cut in the middle, each after so many bytes in that direction. */
  breakOff(breaking: Breaking): void
  count(): number
  close(): void
}

interface Breaking {
  after: number
  towards: 'server' | 'client'
  times: number
}

interface Pair {
  near: Socket
  far: Socket
  /** What the caller began with. */
  began: Buffer
}

/** Enough for whoever says at once who they are. */
const beginning = 2000

export async function layLine(place: Place): Promise<Line> {
  const pairs = new Set<Pair>()
  const hushed = new Set<string>()
  let target = place
  let isFrozen = false
  let lost: string | null = null
  let breaking: Breaking | null = null

  const says = (said: Buffer): boolean => [...hushed].some((words) => said.includes(words))
  function flow({ near, far, began }: Pair): void {
    const isStill = isFrozen || says(began)
    for (const socket of [near, far]) if (isStill) socket.pause()
    if (!isStill) for (const socket of [near, far]) socket.resume()
  }
  const flowAll = (): void => {
    for (const pair of pairs) flow(pair)
  }

  function isToBreak(towards: Breaking['towards'], passed: number): boolean {
    if (breaking === null || breaking.towards !== towards || breaking.times === 0 || passed <= breaking.after)
      return false
    breaking.times -= 1
    return true
  }

  function pair(near: Socket): void {
    const both: Pair = { near, far: connect({ host: '127.0.0.1', ...target }), began: Buffer.alloc(0) }
    const { far } = both
    pairs.add(both)
    let isLosing = false
    const passed = { server: 0, client: 0 }
    const end = (): void => {
      pairs.delete(both)
      near.destroy()
      far.destroy()
    }
    near.on('data', (data: Buffer) => {
      if (both.began.length < beginning) both.began = Buffer.concat([both.began, data.subarray(0, beginning)])
      if (says(data)) {
        for (const socket of [near, far]) socket.pause()
        near.unshift(data)
        return
      }
      passed.server += data.length
      if (isToBreak('server', passed.server)) return end()
      if (lost !== null && data.includes(lost)) {
        lost = null
        isLosing = true
      }
      far.write(data)
    })
    far.on('data', (data: Buffer) => {
      passed.client += data.length
      if (isLosing || isToBreak('client', passed.client)) end()
      else near.write(data)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', end)
      // What has come from the one still goes to the other.
      one.on('close', () => {
        pairs.delete(both)
        other.destroySoon()
      })
    }
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
  const refuse = (): void => {
    server.close()
    cut()
  }
  return {
    port,
    refuse,
    async accept() {
      breaking = null
      if (server.listening) return
      server = createServer(pair).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    freeze() {
      isFrozen = true
      flowAll()
    },
    thaw() {
      isFrozen = false
      flowAll()
    },
    hush(words) {
      hushed.add(words)
      flowAll()
    },
    unhush(words) {
      hushed.delete(words)
      flowAll()
    },
    leadTo(next) {
      target = next
    },
    cut,
    loseAnswerTo(words) {
      lost = words
    },
    breakOff(next) {
      breaking = next
    },
    count: () => pairs.size,
    close: refuse,
  }
}
