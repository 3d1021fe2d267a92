import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

const root = path.join(import.meta.dirname, '../..')

export interface Process {
  url: string
  pid: number
  isRunning(): boolean
  /** Answers once the process is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** The product as people run it, on a free port. */
export function startProduct(environment: Record<string, string>): Promise<Process> {
  const noLimits = { REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_ADDRESS: '0' }
  const own = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...noLimits, ...environment }
  return startServer(startCommand(), { ...startEnvironment, ...own })
}

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
const [settings = '', program = ''] = scripts.start.split('exec node ')

/** What `npm start` sets for its process. */
export const startEnvironment = Object.fromEntries(
  settings
    .trim()
    .split(' ')
    .map((setting) => setting.split('=')),
) as Record<string, string>

/** What `npm start` runs, after `node`; and what it does before. */
export function startCommand(): string[] {
  execFileSync(process.execPath, [path.join(root, 'scripts/bundle.mjs')], { stdio: 'inherit' })
  const parts = program.split(' ')
  return parts.map((part) => (part.startsWith('-') ? part : path.join(root, part)))
}

/** Settled when the program has said `Ready: <address>`; it dies with this process. */
export async function startServer(command: readonly string[], environment: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const killWithUs = (): void => void child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const url = await Promise.race([
    readyAddress(child),
    exited.then(([code]) =>
      Promise.reject(new Error(`${path.basename(command.at(-1) ?? '')} ended with ${String(code)}`)),
    ),
  ])
  return {
    url,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      process.removeListener('exit', killWithUs)
      child.kill(signal)
      await exited
    },
  }
}

/** What the program says afterwards is its log: taken away unread, as by any collector. */
function readyAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (stdout === null) throw new Error('The process has no output')
    const lines = createInterface(stdout)
    lines.on('line', (line) => {
      const address = /^Ready: (.+)$/.exec(line)?.[1]
      if (address === undefined) return
      lines.close()
      stdout.resume()
      resolve(address)
    })
  })
}
