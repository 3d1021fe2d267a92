import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type ModelServer, startModelServer } from '../server/testing/model-server.ts'
import { startMailbox, type Mailbox } from './mailbox.ts'

const scripts = path.join(import.meta.dirname, '../scripts')

export interface Product {
  url: string
  mailbox: Mailbox
  /** What stands for a provider of AI models, and speaks like one. */
  models: ModelServer
  /** What the server wrote to its log: warnings and worse. */
  log: readonly string[]
  /** The server ends, as for a repair; `repaired` starts it again on the same data, under the same address. */
  goAway(): Promise<void>
  repaired(): Promise<void>
  stop(): Promise<void>
}

/** The product as people run it, on an empty data folder, with a mail server and a model server beside it. */
export async function startProduct(environment: NodeJS.ProcessEnv = {}, host = '127.0.0.1'): Promise<Product> {
  execFileSync(process.execPath, [path.join(scripts, 'bundle.mjs')], { stdio: 'inherit' })
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-e2e-'))
  const mailbox = await startMailbox()
  const models = await startModelServer()
  const port = await freePort()
  const log: string[] = []
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [path.join(scripts, 'start.mjs')], {
      env: {
        ...process.env,
        DATA_DIR: directory,
        DATABASE_URL: '',
        PORT: String(port),
        PUBLIC_URL: `http://${host}:${port}`,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'truong@example.com',
        // So that newcomers can come from addresses of their own: one address may register a few only.
        TRUST_PROXY: '127.0.0.1',
        GEMINI_API_KEY: 'key-of-the-browser-tests',
        GEMINI_BASE_URL: models.geminiUrl,
        LOG_LEVEL: 'warn',
        // All of them are the same few people at one address.
        REQUESTS_PER_ACCOUNT: '0',
        REQUESTS_PER_ADDRESS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (line.startsWith('Ready: ')) resolve()
        if (line.startsWith('{')) log.push(line)
      })
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
    return child
  }
  let server = await start()
  const goAway = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const gone = once(server, 'exit')
    server.kill('SIGTERM')
    await gone
  }
  return {
    url: `http://${host}:${port}`,
    mailbox,
    models,
    log,
    goAway,
    async repaired() {
      server = await start()
    },
    async stop() {
      await goAway()
      await mailbox.close()
      await models.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** One that nobody listens on: links in mails name it, so it must be known before the start. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
