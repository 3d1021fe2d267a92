import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { freePort } from './postgres-cluster.ts'
import { until } from './until.ts'

export const deployFiles = path.join(import.meta.dirname, '../../deploy')

/** Where Debian puts them. */
export const proxyPrograms = { caddy: '/usr/bin/caddy', haproxy: '/usr/sbin/haproxy' }

function startProgram(command: string, args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const hostOf = (url: string): string => new URL(url).host

async function answering(front: string): Promise<string> {
  await until(async () => expect((await fetch(`${front}/readyz`)).status).toBe(200))
  return front
}

/** The example as it stands in front of one process; answers where people go. */
export async function behindCaddy(url: string): Promise<string> {
  const front = `http://127.0.0.1:${await freePort()}`
  const config = path.join(deployFiles, 'Caddyfile')
  startProgram(proxyPrograms.caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    SITE: front,
    UPSTREAM: hostOf(url),
  })
  return answering(front)
}

/** The example as it stands in front of two. */
export async function behindHaproxy(first: string, second: string): Promise<string> {
  const front = `127.0.0.1:${await freePort()}`
  startProgram(proxyPrograms.haproxy, ['-db', '-f', path.join(deployFiles, 'haproxy.cfg')], {
    FRONT: front,
    WEB_1: hostOf(first),
    WEB_2: hostOf(second),
  })
  return answering(`http://${front}`)
}
