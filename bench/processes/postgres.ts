import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findPrograms, freePort, unprivilegedUser, untilAnswering } from '../../server/testing/postgres-cluster.ts'

export interface CrashingPostgres {
  url: string
  /** SIGKILL to the server, then a start on the same data; settled when it answers again. */
  crash(): Promise<void>
  remove(): Promise<void>
}

/**
 * A PostgreSQL that writes as a real one does (fsync on) and can be killed; null where none is installed. Thrown away
 * afterwards, unless `kept` names the folder where it stays for the next time.
 */
export async function startPostgres(kept?: string): Promise<CrashingPostgres | null> {
  const programs = findPrograms()
  if (programs === null) return null
  const directory = kept === undefined ? mkdtempSync(path.join(os.tmpdir(), 'lms-bench-postgres-')) : path.resolve(kept)
  mkdirSync(directory, { recursive: true })
  const data = path.join(directory, 'data')
  const user = unprivilegedUser()
  const dependencies = { stdio: 'ignore', ...user, cwd: directory } as const
  if (user) chownSync(directory, user.uid, user.gid)
  if (!existsSync(data))
    execFileSync(
      path.join(programs, 'initdb'),
      ['-D', data, '-U', 'bench', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
      dependencies,
    )
  const port = await freePort()
  const url = `postgres://bench@127.0.0.1:${port}/postgres`
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${directory}`, '-c', 'fsync=on']

  /** The processes of a killed server hold its memory for a moment and a new one refuses to start: try again. */
  async function start(): Promise<ChildProcess> {
    const answering = untilAnswering(url)
    for (;;) {
      const child = spawn(
        path.join(programs ?? '', 'postgres'),
        ['-D', data, '-p', String(port), ...options],
        dependencies,
      )
      if (await Promise.race([answering.then(() => true), once(child, 'exit').then(() => false)])) return child
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }

  let server = await start()
  const killWithUs = (): void => void server.kill('SIGQUIT')
  process.once('exit', killWithUs)
  return {
    url,
    async crash() {
      await end('SIGKILL')
      server = await start()
    },
    async remove() {
      process.removeListener('exit', killWithUs)
      await end(kept === undefined ? 'SIGQUIT' : 'SIGINT')
      if (kept === undefined) rmSync(directory, { recursive: true, force: true })
    },
  }
}
