import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a line does with those who call, until told otherwise. */
type Weather = 'clear' | 'cut' | 'silent' | { cutAfter: number; towards: 'server' | 'client'; times: number }

export interface Line {
  port: number
  /** From now on, for new and for open connections. */
  is(weather: Weather): void
  close(): Promise<void>
}

/** A line to a server that can be cut, stand still, or break in the middle of what passes. */
export async function layLine(to: number): Promise<Line> {
  let weather: Weather = 'clear'
  const open = new Set<Socket>()

  function pass(from: Socket, into: Socket, towards: 'server' | 'client'): void {
    let passed = 0
    from.on('data', (piece) => {
      if (weather === 'silent') return
      passed += piece.length
      if (
        typeof weather === 'object' &&
        weather.towards === towards &&
        passed > weather.cutAfter &&
        weather.times > 0
      ) {
        weather.times -= 1
        from.destroy()
        into.destroy()
        return
      }
      into.write(piece)
    })
    from.on('close', () => into.destroy())
    from.on('error', () => into.destroy())
  }

  const server = createServer((client) => {
    if (weather === 'cut') {
      client.destroy()
      return
    }
    const onwards = connect(to, '127.0.0.1')
    for (const socket of [client, onwards]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    }
    pass(client, onwards, 'server')
    pass(onwards, client, 'client')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  async function close(): Promise<void> {
    for (const socket of open) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return {
    port: (server.address() as AddressInfo).port,
    is(next) {
      weather = next
      if (next === 'cut') for (const socket of open) socket.destroy()
    },
    close,
  }
}
