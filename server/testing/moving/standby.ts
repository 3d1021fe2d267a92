import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findPrograms, freePort, unprivilegedUser, untilAnswering } from '../postgres-cluster.ts'
import { folderOfProgram, startProgram } from './started-program.ts'

const programs = findPrograms() ?? ''

export interface Node {
  url: string
  directory: string
  /** Every process of it stands still, as on a machine that is frozen; nothing is closed. */
  freeze(): void
  thaw(): void
  kill(): void
}

async function startNode(directory: string): Promise<Node> {
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${directory}`,
    'fsync=off',
    'wal_level=replica',
    'hot_standby=on',
    'shared_buffers=32MB',
    'jit=off',
  ]
  const server = startProgram(
    path.join(programs, 'postgres'),
    ['-D', path.join(directory, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { directory },
  )
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  await untilAnswering(url)
  const everyProcess = (signal: string): void => {
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)])
      .toString()
      .trim()
      .split(/\s+/)
    execFileSync('kill', [`-${signal}`, String(server.pid), ...children])
  }
  return {
    url,
    directory,
    freeze: () => everyProcess('STOP'),
    thaw: () => everyProcess('CONT'),
    kill: () => everyProcess('KILL'),
  }
}

function run(program: string, directory: string, ...args: string[]): void {
  execFileSync(path.join(programs, program), args, { stdio: 'ignore', cwd: directory, ...unprivilegedUser() })
}

export async function startPrimary(): Promise<Node> {
  const directory = folderOfProgram('primary')
  const data = path.join(directory, 'data')
  run(
    'initdb',
    directory,
    '-D',
    data,
    '-U',
    'tests',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  return startNode(directory)
}

/** Follows the primary by streaming; may be read from. */
export async function startStandby(primary: Node): Promise<Node & { promote(): void }> {
  const directory = folderOfProgram('standby')
  const data = path.join(directory, 'data')
  run(
    'pg_basebackup',
    directory,
    '-d',
    primary.url,
    '-D',
    data,
    '--write-recovery-conf',
    '--checkpoint=fast',
    '--no-sync',
  )
  const node = await startNode(directory)
  return { ...node, promote: () => run('pg_ctl', directory, 'promote', '-D', data, '--wait') }
}
