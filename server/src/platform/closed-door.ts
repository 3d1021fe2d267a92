import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { type AppError, toFailure } from './http/errors.ts'

export interface ClosedDoor {
  readonly address: string
  /** Frees the port. */
  open(): Promise<void>
}

/** Stands where the product will be: it lives (`/healthz`), and all else is told to come back. */
export async function closeDoor(
  { port, host }: { port: number; host: string | undefined },
  why: () => AppError,
): Promise<ClosedDoor> {
  const server: Server = createServer(({ url }, reply) => {
    const isHealth = url === '/healthz'
    const { status, headers, body } = isHealth ? { status: 200, headers: {}, body: { status: 'ok' } } : toFailure(why())
    reply.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    reply.end(JSON.stringify(body))
  })
  server.listen({ port, host })
  await once(server, 'listening')
  const bound = server.address()
  return {
    address: `http://${host ?? 'localhost'}:${typeof bound === 'object' && bound ? bound.port : port}`,
    async open() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
