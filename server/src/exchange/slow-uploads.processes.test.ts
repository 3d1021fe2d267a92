import { existsSync } from 'node:fs'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { dataIn } from '@lms/contracts/call.ts'
import { apiBase, Failure } from '@lms/contracts/endpoint.ts'
import { type QuestionImport, exchangeLimits, getImport, uploadImport } from '@lms/contracts/exchange/exchange.ts'
import { type Zippable, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { behindCaddy, behindHaproxy, proxyPrograms } from '../../testing/proxies.ts'
import { emptyPlace } from '../../testing/server-commands.ts'
import { type ServerProcess, signIn, startProcess } from '../../testing/server-process.ts'
import { until } from '../../testing/until.ts'
import { writers } from './registry.ts'
import { templateItems } from './template.ts'

/** Longer than anything that is not a file may take, which is the only time that counts a whole request. */
const seconds = Number(process.env['SLOW_UPLOAD_SECONDS'] ?? 66)
const boundary = 'mot-duong-day-cham'
const head = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.docx"\r\n\r\n`)
const foot = Buffer.from(`\r\n--${boundary}--\r\n`)

/** The template for Word, with as many pictures beside its questions as there is room for. */
async function largestFile(): Promise<Uint8Array> {
  const { write } = await writers.docx()
  const parts = unzipSync(await write(templateItems, new Map()))
  const room = exchangeLimits.bytes - zipSync(parts).length - 10_000
  const pictures: Zippable = { 'word/media/pictures.bin': [new Uint8Array(room).fill(7), { level: 0 }] }
  return zipSync({ ...parts, ...pictures })
}

interface Sending {
  write(part: Uint8Array): void
  end(part: Uint8Array): void
  answer: Promise<{ status: number; body: unknown }>
}

function beginUpload(url: string, token: string, length: number): Sending {
  let sending: ClientRequest | undefined
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': length,
    }
    const agent = new Agent({ keepAlive: false })
    sending = request(url + apiBase + uploadImport.path, { method: 'POST', agent, headers }, resolve)
    sending.once('error', reject)
    sending.write(head)
  })
  const answer = answered.then(async (message) => {
    const body: unknown = JSON.parse(await text(message))
    // What stands still is never finished; its line was closed by the other side.
    sending?.on('error', () => {}).destroy()
    return { status: message.statusCode ?? 0, body }
  })
  return {
    write: (part) => void sending?.write(part),
    end: (part) => void sending?.end(part),
    answer,
  }
}

async function sendSlowly(url: string, token: string, file: Uint8Array) {
  const sending = beginUpload(url, token, head.length + file.length + foot.length)
  const part = Math.ceil(file.length / seconds)
  for (let start = 0; start < file.length; start += part) {
    sending.write(file.subarray(start, start + part))
    await delay(1000)
  }
  sending.end(foot)
  return sending.answer
}

async function readImport({ url }: ServerProcess, token: string, id: string): Promise<QuestionImport> {
  const answer = await fetch(url + apiBase + getImport.path.replace(':id', id), {
    headers: { authorization: `Bearer ${token}` },
  })
  return dataIn(getImport, await answer.json()).import
}

test(
  'the largest file arrives on a slow line, directly and through the proxies, and one that stands still is told so',
  { timeout: 240_000 + seconds * 1000 },
  async () => {
    const server = await startProcess(await emptyPlace())
    const token = await signIn(server, 'admin')
    const ways = [
      server.url,
      ...(existsSync(proxyPrograms.caddy) ? [await behindCaddy(server.url)] : []),
      ...(existsSync(proxyPrograms.haproxy) ? [await behindHaproxy(server.url, server.url)] : []),
    ]
    const file = await largestFile()
    const sent = ways.map((way) => sendSlowly(way, token, file))
    const standing = ways.map((way) => {
      const sending = beginUpload(way, token, head.length + file.length + foot.length)
      sending.write(file.subarray(0, 1_000_000))
      return sending.answer
    })
    for (const answer of standing) {
      const { status, body } = await answer
      expect(status).toBe(408)
      expect(Failure.parse(body).code).toBe('request_timeout')
    }
    for (const answer of sent) {
      const { status, body } = await answer
      expect(status, JSON.stringify(body)).toBe(201)
      const { _id } = dataIn(uploadImport, body).import
      await until(async () => expect((await readImport(server, token, _id)).state).toBe('staged'))
      expect((await readImport(server, token, _id)).counts.total).toBe(templateItems.length)
    }
  },
)
