import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const program = path.join(path.dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
const bucket = 'files'

/** What the environment of a product says that keeps its files in the store at this port. */
export const bucketEnvironment = (port: number): Record<string, string> => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

/** What Node is to run. */
export const bucketProgram = (directory: string, port: number): string[] => [
  program,
  '-d',
  directory,
  '-a',
  '127.0.0.1',
  '-p',
  String(port),
  '-s',
  '--configure-bucket',
  bucket,
]

export interface BucketServer {
  port: number
  child: ChildProcess
  /** What the environment of a product says that keeps its files here, or beyond this port. */
  environment(port?: number): Record<string, string>
  /** Ends at once, as when its machine does; what it has taken stays. */
  kill(): Promise<void>
  /** Again on the same port, with what it had. */
  startAgain(): Promise<void>
  remove(): Promise<void>
}

/** A store that speaks S3, in a process of its own. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bucket-'))
  let { child, port } = await run(directory, 0)

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  return {
    port,
    get child() {
      return child
    },
    environment: (at = port) => bucketEnvironment(at),
    kill,
    async startAgain() {
      ;({ child, port } = await run(directory, port))
    },
    async remove() {
      await kill()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function run(directory: string, port: number): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, bucketProgram(directory, port), {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /listening on \S+:(\d+)/.exec(line) ?? []
      if (found !== undefined) resolve({ child, port: Number(found) })
    })
    child.once('exit', (code) => reject(new Error(`The store ended with ${code}`)))
  })
}
