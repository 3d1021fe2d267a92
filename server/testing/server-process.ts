import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { login } from '@lms/contracts/accounts/accounts.ts'
import { type Endpoint, apiBase } from '@lms/contracts/endpoint.ts'
import { onTestFinished } from 'vitest'

const main = path.join(import.meta.dirname, '../src/main.ts')

export interface ServerProcess {
  url: string
  child: ChildProcess
  lines: string[]
  exited: Promise<number | null>
  call(endpoint: Endpoint, request?: { token?: string; body?: unknown }): Promise<{ status: number; body: WireBody }>
}
type WireBody = { data: Record<string, unknown>; message: string }

/** The product as people run it: a process of its own, on a free port, until the test ends. */
export async function startProcess(
  environment: Record<string, string | undefined>,
  onLine: (line: string) => void = () => {},
  program = main,
): Promise<ServerProcess> {
  const { child, lines, exited } = spawnServer(environment, program)
  const url = await new Promise<string>((resolve, reject) => {
    const stdout = child.stdout
    if (!stdout) throw new Error('The process has no output')
    createInterface(stdout).on('line', (line) => {
      lines.push(line)
      onLine(line)
      const ready = /^Ready: (.+)$/.exec(line)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    void exited.then((code) => reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`)))
  })
  return {
    url,
    child,
    lines,
    exited,
    async call(endpoint, { token, body } = {}) {
      const response = await fetch(url + apiBase + endpoint.path, {
        method: endpoint.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as WireBody }
    },
  }
}

export async function signIn(server: ServerProcess, email: string, password = 'Demo1234'): Promise<string> {
  const { body } = await server.call(login, { body: { email, password } })
  return (body.data['token'] as { token: string }).token
}

/** A start that is expected to fail: what it said and how it ended. */
export async function failedStart(
  environment: Record<string, string | undefined>,
): Promise<{ code: number | null; said: string }> {
  const { lines, exited } = spawnServer(environment)
  const code = await exited
  return { code, said: lines.join('\n') }
}

function spawnServer(environment: Record<string, string | undefined>, program = main) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', NODE_NO_WARNINGS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return { child, lines, exited }
}
